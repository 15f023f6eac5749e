import type { Module } from '#platform/module.ts'
import { figures } from './figure-routes.ts'
import { promoCode } from './promo-code.ts'
import { promoCodeTexts } from './promo-code-texts.ts'
import { routes } from './routes.ts'

export const promotions: Module = {
  name: 'promotions',
  deciders: [promoCode],
  routes,
  reactions: [],
  deadlines: {},
  figures,
  inWords: promoCodeTexts,
}
