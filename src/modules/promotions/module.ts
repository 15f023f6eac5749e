import type { Module } from '#platform/module.ts'

import { promoCode } from './promo-code.ts'
import { routes } from './routes.ts'

export const promotions: Module = {
  name: 'promotions',
  deciders: [promoCode],
  routes,
  reactions: [],
  deadlines: {},
}
