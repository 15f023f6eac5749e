import * as categories from '#projections/categories.ts'
import { withCompany } from '#projections/distributors.ts'
import * as labels from '#projections/labels.ts'
import * as leadTimes from '#projections/lead_times.ts'
import * as productRequests from '#projections/product_requests.ts'
import * as productViews from '#projections/product_views.ts'
import * as products from '#projections/products.ts'

import { entriesOf, idOf, idsOf, idsOfPage, idsWithin, rowsOf, type Subject, subject } from './subject.ts'

const product = (
  categoryName: string,
  subCategoryName: string,
  name: string,
  registrationIds: readonly string[] = [],
) => ({
  ...{ categoryId: categoryName.toLowerCase(), categoryName, subCategoryName, name, registrationIds, withdrawn: false },
})

const request = (distributorId: string, status: string, requestedAt: string, answeredAt: string | null = null) => ({
  ...{ distributorId, status, requestedAt, answeredAt },
})

export const tables = [
  rowsOf(categories.categories, [
    { id: 'c1', name: 'Zest', subCategories: [] },
    { id: 'c2', name: 'Éclair', subCategories: [] },
    { id: 'c9', name: 'Alpha', subCategories: [] },
    { id: 'c8', name: 'Alpha', subCategories: [] },
    { id: 'c3', name: 'Eclair', subCategories: [] },
  ]),
  rowsOf(products.products, [
    { id: 'p9', ...product('Éclair', 'Ámbar', 'Abeja', ['r9']), withdrawn: true, mbdReferenceCode: 'M5' },
    { id: 'p5', ...product('Éclair', 'Ámbar', 'Nube', ['r5', 'r6']), mbdReferenceCode: 'M5' },
    { id: 'p3', ...product('Éclair', 'Ámbar', 'Nube', ['r3']), mbdReferenceCode: 'M3' },
    { id: 'p1', ...product('Éclair', 'Ámbar', 'Ñandú'), mbdReferenceCode: 'M1' },
    { id: 'p4', ...product('Éclair', 'Ámbar', 'Zoo'), mbdReferenceCode: 'M4' },
    { id: 'p2', ...product('Éclair', 'Sub', 'Alga'), mbdReferenceCode: 'M2' },
    { id: 'p0', ...product('Zest', 'Aire', 'Aire'), mbdReferenceCode: 'M0' },
  ]),
  rowsOf(labels.labels, [
    { id: 'r5', productId: 'p5', countryId: 'co', labelIds: ['l1', 'l2'] },
    { id: 'r6', productId: 'p5', countryId: 'to', labelIds: ['l3'] },
    { id: 'r3', productId: 'p3', countryId: 'co', labelIds: [] },
  ]),
  rowsOf(leadTimes.leadTimes, [
    { id: 'p1:to', productId: 'p1', countryId: 'to', days: [90] },
    { id: 'p1:co', productId: 'p1', countryId: 'co', days: [30, 60] },
    { id: 'p2:co', productId: 'p2', countryId: 'co', days: [5] },
  ]),
  rowsOf(productRequests.productRequests, [
    { id: 'q9', productId: 'p7', ...request('alpha', 'OPEN', '2026-05-01T09:00Z') },
    { id: 'q5', ...request('tonga', 'OPEN', '2026-05-01T09:00Z') },
    { id: 'q1', ...request('alpha', 'OPEN', '2026-05-02T09:00Z') },
    { id: 'q3', ...request('alpha', 'GRANTED', '2026-05-02T09:00Z', '2026-05-09T09:00Z') },
    { id: 'q2', ...request('alpha', 'DECLINED', '2026-05-02T09:00Z', '2026-05-09T09:00Z') },
    { id: 'q8', ...request('alpha', 'GRANTED', '2026-05-03T09:00Z', '2026-05-08T09:00Z') },
    { id: 'q4', ...request('tonga', 'GRANTED', '2026-05-01T08:00Z', '2026-05-10T09:00Z') },
  ]),
  rowsOf(productViews.productViews, [
    { id: 'w2', distributorId: 'alpha', viewedAt: '2026-05-02T09:00Z' },
    { id: 'w1', distributorId: 'alpha', viewedAt: '2026-05-02T09:00Z' },
    { id: 'w9', distributorId: 'alpha', viewedAt: '2026-05-03T09:00Z' },
    { id: 'w0', distributorId: 'alpha', viewedAt: '2026-05-01T09:00Z' },
    { id: 'w5', distributorId: 'tonga', viewedAt: '2026-05-04T09:00Z' },
  ]),
]

export const subjects: readonly Subject[] = [
  subject('projections/categories.ts', categories, {
    'categories come by name in the alphabet, É next to E': [
      (q, db) => idsOf(q.allCategories(db)),
      ['c8', 'c9', 'c3', 'c2', 'c1'],
    ],
  }),

  subject('projections/products.ts', products, {
    'every product there ever was': [
      (q, db) => idsWithin(q.everyProduct(db)),
      ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p9'],
    ],
    'the portfolio comes by category, sub-category and name in the alphabet, without what was withdrawn': [
      (q, db) => idsOf(q.portfolio(db)),
      ['p3', 'p5', 'p1', 'p4', 'p2', 'p0'],
    ],
    'names of products come in the alphabet, Ñ after N': [
      (q, db) => idsOf(q.productNames(db)),
      ['p9', 'p0', 'p2', 'p3', 'p5', 'p1', 'p4'],
    ],
    'the classes of every product': [
      (q, db) => idsWithin(q.productClasses(db)),
      ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p9'],
    ],
    'a category holds its own products': [
      async (q, db) => (await q.productIdsIn(db, 'zest' as never)).toSorted(),
      ['p0'],
    ],
    'a product is found by its id, a withdrawn one too': [
      async (q, db) => [await idOf(q.productOf(db, 'p9' as never)), await q.productOf(db, 'no' as never)],
      ['p9', undefined],
    ],
    'the code of a withdrawn product names the one that is offered': [
      async (q, db) => [
        await idOf(q.productByCode(db, 'M5')),
        await idOf(q.productByCode(db, 'M4')),
        await q.productByCode(db, 'no'),
      ],
      ['p5', 'p4', undefined],
    ],
    'a registration is of one product': [
      async (q, db) => [
        await idOf(q.productOfRegistration(db, 'r6' as never)),
        await q.productOfRegistration(db, 'no' as never),
      ],
      ['p5', undefined],
    ],
    'the products of some registrations': [
      (q, db) => idsWithin(q.productsOfRegistrations(db, ['r3', 'r5', 'r6'])),
      ['p3', 'p5'],
    ],
    'products by id are those alone': [
      async (q, db) => [
        await idsWithin(q.productsById(db, ['p9', 'p0'] as never)),
        await idsWithin(q.productsById(db, [])),
      ],
      [['p0', 'p9'], []],
    ],
    'the manufacturer’s codes of some products': [
      (q, db) => entriesOf(q.mbdReferenceCodesOf(db, ['p0', 'p9', 'p0', 'no'])),
      [
        ['p0', 'M0'],
        ['p9', 'M5'],
      ],
    ],
  }),

  subject('projections/labels.ts', labels, {
    'labels of some countries': [
      async (q, db) => [
        await idsWithin(q.labelsIn(db, ['co'])),
        await idsWithin(q.labelsIn(db, ['to'])),
        await idsWithin(q.labelsIn(db, [])),
      ],
      [['r3', 'r5'], ['r6'], []],
    ],
    'a label is of one registration': [
      async (q, db) => [
        await idOf(q.labelsWith(db, 'l2')),
        await idOf(q.labelsWith(db, 'l3')),
        await q.labelsWith(db, 'no'),
      ],
      ['r5', 'r6', undefined],
    ],
    'labels of one registration': [
      async (q, db) => [await idOf(q.labelsOfRegistration(db, 'r6')), await q.labelsOfRegistration(db, 'no')],
      ['r6', undefined],
    ],
    'labels of every registration': [(q, db) => idsWithin(q.everyLabel(db)), ['r3', 'r5', 'r6']],
  }),

  subject('projections/lead_times.ts', leadTimes, {
    'lead times are of one product in one country': [
      async (q, db) => [
        await q.leadTimesOf(db, 'p1', 'co'),
        await q.leadTimesOf(db, 'p1', 'to'),
        await q.leadTimesOf(db, 'p2', 'co'),
        await q.leadTimesOf(db, 'p2', 'to'),
      ],
      [[30, 60], [90], [5], undefined],
    ],
    'lead times of some products': [
      async (q, db) =>
        (await q.leadTimesAmong(db, ['p2', 'no'])).map(({ productId, countryId, days }) => [
          productId,
          countryId,
          days,
        ]),
      [['p2', 'co', [5]]],
    ],
    'lead times of a product by country': [
      (q, db) => entriesOf(q.leadTimesOfEach(db, 'p1')),
      [
        ['co', [30, 60]],
        ['to', [90]],
      ],
    ],
  }),

  subject('projections/product_requests.ts', productRequests, {
    'a request for a product is found by its id': [
      async (q, db) => [await idOf(q.productRequest(db, 'q5')), await q.productRequest(db, 'no')],
      ['q5', undefined],
    ],
    'a company’s requests for products come newest first': [
      (q, db) => idsOf(q.requestsOf(db, 'alpha')),
      ['q8', 'q1', 'q2', 'q3', 'q9'],
    ],
    'the other company’s requests are others': [(q, db) => idsOf(q.requestsOf(db, 'tonga')), ['q5', 'q4']],
    'staff see open requests by how long they wait, then answered ones, the newest first': [
      async (q, db) => [
        await idsOfPage(q.productRequestsListed(db, withCompany(db), {})),
        await idsOfPage(q.productRequestsListed(db, withCompany(db), { distributorId: 'tonga' })),
        await idsOfPage(q.productRequestsListed(db, withCompany(db), { productId: 'p7' as never })),
      ],
      [['q5', 'q9', 'q1', 'q4', 'q2', 'q3', 'q8'], ['q5', 'q4'], ['q9']],
    ],
  }),

  subject('projections/product_views.ts', productViews, {
    'what a company looked at comes latest first, so many at most': [
      (q, db) => idsOf(q.viewsOf(db, 'alpha', 3)),
      ['w9', 'w1', 'w2'],
    ],
    'the other company looked at others': [(q, db) => idsOf(q.viewsOf(db, 'tonga', 3)), ['w5']],
  }),
]
