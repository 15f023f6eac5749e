import { describe, expect, test } from 'vitest'
import {
  AvailabilityRequested,
  type CountryId,
  LabelId,
  LabelRequested,
  ProductRequestAnswered,
  ProductViewed,
} from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { moment } from '#platform/moment.ts'
import { givenFor } from '#tests/given.ts'
import { answerRequest, askForAvailability, askForLabel, interest, interestKey, view } from './interest.ts'
import { productIdOf } from './product.ts'

const distributorId = '01900000-0000-7000-8000-00000000000a'
const productId = productIdOf('PC-5040')
const its = { distributorId, productId }
const noon = new Date('2026-11-20T12:00:00Z')
const viewed = ProductViewed.make({ ...its, viewedAt: moment(noon) })
const requested = AvailabilityRequested.make(its)
const [old, current] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002'].map((id) =>
  LabelId.make(id),
) as [LabelId, LabelId]
const [co, pe] = ['co', 'pe'] as CountryId[] as [CountryId, CountryId]
const on = (...happened: Parameters<typeof givenFor<typeof interest>>[2][]) =>
  givenFor(interestKey(distributorId, productId), interest, ...happened)

describe('what a distributor wants of a product', () => {
  test('belongs to that distributor', () => {
    const { state } = on()
    expect(interest.owner(state, interestKey(distributorId, productId))).toEqual({ distributorId })
  })

  test('looking again within ten minutes is the same look', () => {
    on().when(view(noon)).records(viewed)
    on(viewed)
      .when(view(new Date('2026-11-20T12:09:59Z')))
      .records()
    const later = new Date('2026-11-20T12:10:00Z')
    on(viewed)
      .when(view(later))
      .records(ProductViewed.make({ ...its, viewedAt: moment(later) }))
  })

  test('requested once, it stays requested', () => {
    on().when(askForAvailability(false)).records(requested)
    on(requested).when(askForAvailability(false)).records()
  })

  test('what is available is not requested', () => {
    on()
      .when(askForAvailability(true))
      .refuses('This product is available in your region', {
        members: { success: false, message: 'This product is available in your region' },
      })
  })

  test('a label is requested for a country of its own, and again only after another one was published', () => {
    const requested = LabelRequested.make({ ...its, countryId: co, labelId: old })
    on()
      .when(askForLabel(co, new Map([[co, old]])))
      .records(requested)
    on(requested)
      .when(askForLabel(co, new Map([[co, old]])))
      .records()
    on(requested)
      .when(askForLabel(co, new Map([[co, current]])))
      .records(LabelRequested.make({ ...its, countryId: co, labelId: current }))
    on()
      .when(askForLabel(pe, new Map([[co, old]])))
      .refuses('This product is not registered in this country', { status: 422 })
  })

  test.each([
    ['the product', requested, null],
    ['a label', LabelRequested.make({ ...its, countryId: co, labelId: old }), co],
  ] as const)('a request for %s is answered once, and can be made again afterwards', (_, request, countryId) => {
    const sealed = 'sealed:1:00000000-0000-7000-8000-000000000001:iv:text' as Sealed
    const refused = ProductRequestAnswered.make({ ...its, countryId, outcome: 'REFUSED', answer: sealed })
    const ask = countryId === null ? askForAvailability(false) : askForLabel(co, new Map([[co, old]]))
    on(request)
      .when(answerRequest(countryId, 'REFUSED', sealed))
      .records(refused)
    on()
      .when(answerRequest(countryId, 'DONE', sealed))
      .refuses('This request has already been answered')
    on(request, refused)
      .when(answerRequest(countryId, 'DONE', sealed))
      .refuses('This request has already been answered')
    on(request, refused).when(ask).records(request)
  })

  test('an answer to one request leaves the others open', () => {
    const sealed = 'sealed:1:00000000-0000-7000-8000-000000000001:iv:text' as Sealed
    const [inColombia, inPeru] = [co, pe].map((countryId) =>
      LabelRequested.make({ ...its, countryId, labelId: old }),
    ) as [ReturnType<typeof LabelRequested.make>, ReturnType<typeof LabelRequested.make>]
    const answered = ProductRequestAnswered.make({ ...its, countryId: co, outcome: 'DONE', answer: sealed })
    const { state } = on(requested, inColombia, inPeru, answered)
    expect(state).toMatchObject({ availabilityRequested: true, labelRequests: { [pe]: old } })
    expect(state.labelRequests).not.toHaveProperty(co)
  })

  test('a label can be requested where there is none yet', () => {
    const requested = LabelRequested.make({ ...its, countryId: co, labelId: null })
    on()
      .when(askForLabel(co, new Map([[co, null]])))
      .records(requested)
    on(requested)
      .when(askForLabel(co, new Map([[co, null]])))
      .records()
  })
})
