import * as promoCodeUses from '#projections/promo_code_uses.ts'
import * as promoCodes from '#projections/promo_codes.ts'

import { idOf, idsOf, rowsOf, type Subject, subject } from './subject.ts'

export const tables = [
  rowsOf(promoCodes.promoCodes, [
    { id: 'ZERO-26', codeKey: 'zero26', createdAt: '2025-01-02T09:00Z' },
    { id: 'SPRING 26', codeKey: 'spring26', createdAt: '2026-02-01T09:00Z' },
    { id: 'AUTUMN', codeKey: 'autumn', createdAt: '2026-02-01T09:00Z' },
    { id: 'ZERO 26', codeKey: 'zero26', createdAt: '2026-02-02T09:00Z' },
    { id: 'ANY 26', codeKey: 'any26', createdAt: '2026-01-02T09:00Z' },
  ]),
  rowsOf(promoCodeUses.promoCodeUses, [
    { id: 'u2', code: 'AUTUMN', usedAt: '2026-03-01T09:00Z' },
    { id: 'u1', code: 'AUTUMN', usedAt: '2026-03-01T09:00Z' },
    { id: 'u9', code: 'AUTUMN', usedAt: '2026-03-02T09:00Z' },
    { id: 'u0', code: 'AUTUMN', usedAt: '2026-02-01T09:00Z' },
    { id: 'u5', code: 'ZERO 26', usedAt: '2026-03-03T09:00Z' },
  ]),
]

export const subjects: readonly Subject[] = [
  subject('projections/promo_codes.ts', promoCodes, {
    'a promo code is found by itself': [
      async (q, db) => [await idOf(q.promoCodeOf(db, 'AUTUMN')), await q.promoCodeOf(db, 'NO')],
      ['AUTUMN', undefined],
    ],
    'a code that reads alike is found, the exact one first': [
      async (q, db) => [
        await idOf(q.promoCodeReadAlike(db, 'zero26')),
        await idOf(q.promoCodeReadAlike(db, 'ZERO-26')),
        await q.promoCodeReadAlike(db, 'NO'),
      ],
      ['ZERO 26', 'ZERO-26', undefined],
    ],
    'promo codes come newest first, so many at most': [
      (q, db) => idsOf(q.newestPromoCodes(db, '', 3)),
      ['ZERO 26', 'AUTUMN', 'SPRING 26'],
    ],
    'promo codes are found by every typed term': [
      (q, db) => idsOf(q.newestPromoCodes(db, '26 sprin', 3)),
      ['SPRING 26'],
    ],
  }),

  subject('projections/promo_code_uses.ts', promoCodeUses, {
    'uses of a promo code come latest first, so many at most': [
      (q, db) => idsOf(q.usesOfPromoCode(db, 'AUTUMN', 3)),
      ['u9', 'u1', 'u2'],
    ],
  }),
]
