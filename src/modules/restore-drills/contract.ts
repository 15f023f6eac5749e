import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

import { DrillResult } from './events.ts'

const { Array: List, Boolean: Flag, Struct } = Schema

const Drill = Struct({ id: Schema.String, at: Moment, ...DrillResult.fields })
export type Drill = typeof Drill.Type

export const DRILLS = 14

export const readRestoreDrills = endpoint('GET /office/log/drills', {
  may: 'office.audit.check',
  does: 'The backups of the last nights: of which moment each is, how long its restore took, and whether the copy matched the log.',
  reads: ['restore_drills'],
  answer: Struct({
    /** A backup is made at night. */
    planned: Flag,
    drills: List(Drill),
  }),
})
