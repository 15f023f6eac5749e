import type { Module } from '#platform/module.ts'

import { routes } from './routes.ts'

/** The door to the files of all modules: sending, reading, linking. It owns no events; modules attach what they need. */
export const files: Module = { name: 'files', deciders: [], routes, reactions: [], deadlines: {} }
