import type { Route } from '#platform/http/serve.ts'
import type { Supervision } from '#platform/log/second-person.ts'
import { type Module, reaction } from '#platform/module.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { say, sayCounted } from '#platform/text/say.ts'
import { approval, approvalEnds, expire } from './approval.ts'
import { approvalStream } from './events.ts'
import { approvalRoutes, commandOf, executeApproved, waitForSecond } from './routes.ts'

const approvalTexts = describeEvents([approvalStream], {
  SecondPersonRequested: ({ command, effects }) => ({
    what: say('requested the approval of a second person'),
    detail: `${command}: ${sayCounted(effects.length, 'change', 'changes')}`,
  }),
  SecondPersonApproved: () => ({ what: say('approved it as the second person'), detail: null }),
  SecondPersonRejected: () => ({ what: say('rejected it as the second person'), detail: null }),
  SecondPersonRequestWithdrawn: () => ({ what: say('withdrew the request for approval'), detail: null }),
  SecondPersonRequestExpired: () => ({ what: say('ended the request, as no one decided on it'), detail: null }),
  ApprovedCommandRefused: ({ error }) => ({ what: say('could not do what was approved'), detail: error }),
})

/** Commands of these modules that a second person approves, by the office's rules. */
export const approvalsFrom = (
  modules: readonly Module[],
  { rules, limitOf, isMeant }: Pick<Supervision, 'rules' | 'limitOf' | 'isMeant'>,
): Module => {
  const routes: ReadonlyMap<string, Route> = new Map(
    modules.flatMap((module) => module.routes).map((route) => [commandOf(route), route]),
  )
  const descriptions = Object.assign({}, ...modules.map((module) => module.descriptions))
  const supervision = { rules, limitOf, isMeant, of: modules.flatMap((module) => module.supervised ?? []) }
  return {
    name: 'approvals',
    deciders: [approval],
    routes: approvalRoutes(routes, descriptions),
    secondPerson: { supervision, request: waitForSecond, awaits: ['second_person_requests'] },
    reactions: [
      reaction({
        name: 'execute-approved',
        of: [approvalStream],
        reads: ['users'],
        on: { SecondPersonApproved: (background, _, { key }) => executeApproved(background, routes, key) },
      }),
    ],
    deadlines: {
      [approvalEnds]: {
        keep: async (background, { stream: { key } }) => {
          await background.logFor('expire').decide(approval, key, expire)
        },
      },
    },
    descriptions: approvalTexts,
  }
}
