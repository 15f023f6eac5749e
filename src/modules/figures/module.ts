import type { Module } from '#platform/module.ts'
import { figureRoutes } from './routes.ts'

/** One way from a figure to its events, for all that these modules count. */
export const figuresOf = (modules: readonly Module[]): Module => {
  const figures = modules.flatMap((module) => module.figures ?? [])
  return {
    name: 'figures',
    deciders: [],
    routes: figureRoutes(new Map(figures.map((figure) => [figure.name, figure]))),
    reactions: [],
    deadlines: {},
  }
}
