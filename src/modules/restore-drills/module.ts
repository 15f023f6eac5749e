import type { Module } from '#platform/module.ts'
import { drillDescriptions } from './drill-descriptions.ts'
import { backUpAtNight } from './drill-reactions.ts'
import { restoreDrill } from './restore-drill.ts'
import { alarmOf, routes } from './routes.ts'

/** Where a folder for backups is named: a backup each night, and the trial of its restore. */
export const restoreDrills: Module = {
  name: 'restore-drills',
  deciders: [restoreDrill],
  routes,
  reactions: [backUpAtNight],
  deadlines: {},
  descriptions: drillDescriptions,
  alarm: alarmOf,
}
