import { setTimeout as sleep } from 'node:timers/promises'

import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'

import type { TestPortal } from './portal.ts'

/** The moment of what was recorded last; what is recorded from now on falls into a later millisecond. */
export const momentOfLast = async ({ owner }: TestPortal): Promise<Moment> => {
  const { rows } = await owner.query<{ at: Date }>('select max(at) as at from es.commit')
  await sleep(3)
  return moment(rows[0]!.at)
}
