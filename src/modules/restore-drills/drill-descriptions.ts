import { describeEvents } from '#platform/text/event-descriptions.ts'
import { count } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { restoreDrillStream } from './events.ts'

export const drillDescriptions = describeEvents([restoreDrillStream], {
  RestoreDrillFinished: ({ fault, commits }) => ({
    what: fault
      ? say('could not restore the nightly backup as it is: {0}', fault)
      : say('tried a restore of the nightly backup'),
    detail: commits === null ? null : say('{0} commits', count(commits)),
  }),
})
