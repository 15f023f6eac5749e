import { sql } from 'kysely'
import * as fileRoutes from '#modules/distributors/file/routes.ts'
import * as addresses from '#projections/addresses.ts'
import * as agreementRequests from '#projections/agreement_requests.ts'
import * as agreements from '#projections/agreements.ts'
import * as approvalRules from '#projections/approval_rules.ts'
import * as companyFiles from '#projections/company_files.ts'
import * as companyNotes from '#projections/company_notes.ts'
import * as distributors from '#projections/distributors.ts'
import { withAccount } from '#projections/loyalty_accounts.ts'
import * as standingOrders from '#projections/standing_orders.ts'
import * as vettings from '#projections/vettings.ts'
import * as webhooks from '#projections/webhooks.ts'

import { idOf, idsOf, idsOfPage, idsWithin, inOneOrder, keysOf, rowsOf, type Subject, subject } from './subject.ts'

const of = (distributorId: string, type: string, addedAt: number, isPrimary = false, removed = false) => ({
  ...{ distributorId, type, addedAt, isPrimary, removed },
})

const agreement = (distributorId: string, countryId: string, type: string, signedOn: string, searchKey: string) => ({
  ...{ distributorId, countryId, type, signedOn, searchKey, versions: [] },
  productCodes: countryId === 'pe' ? ['PC-9'] : ['PC-1', 'PC-2'],
})

export const tables = [
  rowsOf(distributors.distributors, [
    {
      id: 'tonga',
      organizationName: 'Vaka',
      nameKey: 'vaka',
      countryId: 'to',
      countryIds: ['to'],
      region: 'Pacific',
      salesRepresentativeId: 'kim',
    },
    {
      id: 'beta2',
      organizationName: 'Beta',
      nameKey: 'beta',
      loyaltyGroup: 1,
      countryId: 'pe',
      countryIds: ['pe'],
      salesRepresentativeId: 'kim',
    },
    {
      id: 'alpha',
      organizationName: 'Éxito',
      nameKey: 'exito',
      countryId: 'co',
      countryIds: ['co', 'pe'],
      region: 'Andes',
      salesRepresentativeId: 'sam',
    },
    {
      id: 'beta1',
      organizationName: 'Beta',
      nameKey: 'beta',
      countryId: 'pe',
      countryIds: [],
      salesRepresentativeId: 'kim',
    },
    { id: 'delta', organizationName: 'Exito', nameKey: 'exito', countryId: 'co', countryIds: [] },
  ]),
  rowsOf(addresses.addresses, [
    { id: 'a1', ...of('alpha', 'SHIPPING', 3) },
    { id: 't1', ...of('tonga', 'SHIPPING', 1, true) },
    { id: 'a3', ...of('alpha', 'BILLING', 1) },
    { id: 'a2', ...of('alpha', 'SHIPPING', 5, true) },
    { id: 'a4', ...of('alpha', 'BILLING', 4, true) },
    { id: 'a5', ...of('alpha', 'SHIPPING', 2) },
    { id: 'a6', ...of('alpha', 'SHIPPING', 1, false, true) },
  ]),
  rowsOf(approvalRules.approvalRules, [
    { id: 'tonga', rules: [] },
    { id: 'alpha', rules: [] },
  ]),
  rowsOf(webhooks.webhooks, [
    { id: 'w2', distributorId: 'alpha', state: 'PAUSED', addedAt: '2026-05-02T09:00Z' },
    { id: 'w1', distributorId: 'alpha', state: 'ACTIVE', addedAt: '2026-05-01T09:00Z' },
    { id: 'w4', distributorId: 'tonga', state: 'GIVEN_UP', addedAt: '2026-05-01T09:00Z' },
    { id: 'w6', distributorId: null, state: 'ACTIVE', addedAt: '2026-05-01T09:00Z' },
    { id: 'w5', distributorId: null, state: 'PAUSED', addedAt: '2026-05-01T09:00Z' },
  ]),
  rowsOf(standingOrders.standingOrders, [
    { id: 's1', distributorId: 'alpha', state: 'ENDED', nextOn: null },
    { id: 's2', distributorId: 'alpha', state: 'ACTIVE', nextOn: '2026-12-20' },
    { id: 's4', distributorId: 'alpha', state: 'PAUSED', nextOn: '2026-12-05' },
    { id: 's3', distributorId: 'alpha', state: 'WAITS_FOR_REVIEW', nextOn: '2026-12-05' },
    { id: 's5', distributorId: 'tonga', state: 'ACTIVE', nextOn: '2026-12-01' },
    { id: 's6', distributorId: 'alpha', state: 'ENDED', nextOn: null },
  ]),
  rowsOf(agreementRequests.agreementRequests, [
    {
      id: 'q8',
      distributorId: 'alpha',
      state: 'SENT',
      requestedAt: '2026-05-03T09:00Z',
      changedAt: '2026-05-03T09:00Z',
    },
    {
      id: 'q9',
      countryId: 'pe',
      distributorId: 'alpha',
      state: 'IN_PREPARATION',
      ...{ requestedAt: '2026-05-01T09:00Z', changedAt: '2026-05-02T09:00Z' },
    },
    {
      id: 'q3',
      distributorId: 'alpha',
      state: 'READY',
      requestedAt: '2026-05-02T09:00Z',
      changedAt: '2026-05-09T09:00Z',
    },
    {
      id: 'q2',
      distributorId: 'alpha',
      state: 'REFUSED',
      requestedAt: '2026-05-02T09:00Z',
      changedAt: '2026-05-09T09:00Z',
    },
    {
      id: 'q5',
      distributorId: 'tonga',
      state: 'SENT',
      requestedAt: '2026-05-01T09:00Z',
      changedAt: '2026-05-01T09:00Z',
    },
    {
      id: 'q4',
      distributorId: 'tonga',
      state: 'READY',
      requestedAt: '2026-05-01T08:00Z',
      changedAt: '2026-05-10T09:00Z',
    },
  ]),
  rowsOf(agreements.agreements, [
    { id: 'g3', ...agreement('alpha', 'pe', 'DISTRIBUTOR', '2026-04-01', 'peru') },
    { id: 'g2', ...agreement('alpha', 'co', 'QUALITY', '2026-05-01', 'colombia') },
    { id: 'g5', ...agreement('alpha', 'co', 'DISTRIBUTOR', '2026-01-01', 'colombia') },
    { id: 'g4', ...agreement('alpha', 'co', 'DISTRIBUTOR', '2026-03-01', 'pc1001 colombia') },
    { id: 'g1', ...agreement('tonga', 'to', 'DISTRIBUTOR', '2026-02-01', 'tonga') },
  ]),
  rowsOf(companyFiles.companyFiles, [
    { id: 'alpha', reviewHours: 30, documents: [], requests: [] },
    { id: 'tonga', reviewHours: null, documents: [], requests: [] },
    { id: 'beta1', reviewHours: 10, documents: [], requests: [] },
    { id: 'beta2', reviewHours: 20, documents: [], requests: [] },
    { id: 'delta', reviewHours: null, documents: [], requests: [] },
  ]),
  rowsOf(companyNotes.companyNotes, [
    { id: 'k4', distributorId: 'alpha', writtenAt: '2026-04-02T09:00Z' },
    { id: 'k9', distributorId: 'tonga', writtenAt: '2026-04-02T09:00Z' },
    { id: 'k6', distributorId: 'alpha', writtenAt: '2026-04-02T09:00Z' },
    { id: 'k1', distributorId: 'alpha', writtenAt: '2026-04-03T09:00Z' },
  ]),
  rowsOf(vettings.vettings, [
    { id: 'tonga', drafts: [{ by: 'kim' }] },
    { id: 'alpha', drafts: [{ by: 'sam' }, { by: 'kim' }] },
    { id: 'beta1', drafts: [{ by: 'sam' }] },
  ]),
]

const office = { configuration: { officeTimeZone: 'Europe/Berlin' } as never }

export const subjects: readonly Subject[] = [
  subject('projections/distributors.ts', distributors, {
    'companies that a person represents, and those that no one does': [
      (q, db) => idsWithin(q.companiesRepresentedBy(db, 'kim').execute()),
      ['beta1', 'beta2', 'delta', 'tonga'],
    ],
    'a company is found by its id': [
      async (q, db) => [
        await idOf(q.distributorOf(db, 'alpha')),
        await idOf(q.distributorOf(db, 'tonga')),
        await q.distributorOf(db, 'no'),
      ],
      ['alpha', 'tonga', undefined],
    ],
    'days of a company are those of its zone, days of none the office’s': [
      async (q, db) =>
        Promise.all(['alpha', 'tonga', null, undefined, 'no'].map((id) => q.companyZone({ db, ...office }, id))),
      ['America/Bogota', 'Pacific/Tongatapu', 'Europe/Berlin', 'Europe/Berlin', 'Europe/Berlin'],
    ],
    'every company comes by its name in the alphabet, É next to E': [
      (q, db) => idsOf(q.allDistributors(db)),
      ['beta1', 'beta2', 'delta', 'alpha', 'tonga'],
    ],
    'companies that are represented by some people come by name': [
      async (q, db) => [await idsOf(q.representedBy(db, ['kim'])), await idsOf(q.representedBy(db, []))],
      [['beta1', 'beta2', 'tonga'], []],
    ],
    'regions of companies come by name': [(q, db) => q.regionsOfCompanies(db), ['Andes', 'Pacific']],
    'companies with a region are counted by their representatives, and once more in each of their countries': [
      async (q, db) => inOneOrder(await q.regionShares(db, 'pe')),
      ['Andes sam false 1', 'Andes sam true 1', 'Pacific kim false 1'],
    ],
    'how many companies are alike in what an audience goes by': [
      async (q, db) =>
        (await q.audienceGroups(db)).map(({ countryIds, companies }) => `${countryIds} ${companies}`).toSorted(),
      [' 2', 'co,pe 1', 'pe 1', 'to 1'],
    ],
    'a company has its own name': [
      async (q, db) => ['alpha', 'tonga', 'no'].map(await q.namesOfCompanies(db)),
      ['Éxito', 'Vaka', '—'],
    ],
    'companies of the programme, and those with CareCoins, come by name': [
      async (q, db) => [
        await idsOfPage(q.programmeListed(db, withAccount(db), {})),
        await idsOfPage(q.programmeListed(db, withAccount(db), { sort: '-balance' })),
        await idsOfPage(q.programmeListed(db, withAccount(db), { search: 'éx' })),
        (await q.programmeListed(db, withAccount(db), { pageSize: 1 })).total,
      ],
      [['beta2', 'alpha', 'tonga'], ['alpha', 'tonga', 'beta2'], ['alpha'], 3],
    ],
    'companies with a term in their name': [
      async (q, db) => [
        await idsWithin(q.companiesCalled(db, 'xit').execute()),
        await idsWithin(q.companiesCalled(db, '_').execute()),
      ],
      [['alpha', 'delta'], []],
    ],
    'companies are found by all parts of a name, so many at most': [
      async (q, db) => [await idsOf(q.companiesFound(db, 'xit exi', 9)), await idsOf(q.companiesFound(db, '', 3))],
      [
        ['delta', 'alpha'],
        ['beta1', 'beta2', 'delta'],
      ],
    ],
    'companies of some ids in SQL come by id': [
      (q, db) => idsOf(q.companiesAmong(db, sql`array['tonga', 'alpha', 'no']`)),
      ['alpha', 'tonga'],
    ],
    'companies by id are those alone': [
      async (q, db) => [
        await keysOf(q.distributorsById(db, ['tonga', 'alpha', 'alpha', 'no'])),
        await keysOf(q.distributorsById(db, [])),
      ],
      [['alpha', 'tonga'], []],
    ],
  }),

  subject('projections/standing_orders.ts', standingOrders, {
    'the next standing order of a company comes first, those that have ended last': [
      (q, db) => idsOf(q.standingOrdersOf(db, 'alpha')),
      ['s3', 's4', 's2', 's1', 's6'],
    ],
    'standing orders that have not ended are counted, of one company': [
      (q, db) => Promise.all(['alpha', 'tonga', 'delta'].map((company) => q.openStandingOrderCount(db, company))),
      [3, 1, 0],
    ],
  }),
  subject('projections/webhooks.ts', webhooks, {
    'webhooks of a company, or the provider’s, come as they were added': [
      (q, db) => Promise.all(['alpha', 'tonga', null].map((side) => idsOf(q.webhooksOf(db, side)))),
      [['w1', 'w2'], ['w4'], ['w5', 'w6']],
    ],
    'one webhook is its side’s own': [
      async (q, db) => [
        await idOf(q.webhookOf(db, 'alpha', 'w1')),
        await idOf(q.webhookOf(db, null, 'w5')),
        await q.webhookOf(db, 'tonga', 'w1'),
        await q.webhookOf(db, 'alpha', 'w5'),
        await q.webhookOf(db, null, 'w1'),
      ],
      ['w1', 'w5', undefined, undefined, undefined],
    ],
    'those that are active are known of all sides': [
      async (q, db) => (await idsOf(q.activeWebhooks(db))).toSorted(),
      ['w1', 'w6'],
    ],
  }),
  subject('projections/approval_rules.ts', approvalRules, {
    'a company has its own approval rules': [
      async (q, db) => [await idOf(q.approvalRulesOf(db, 'alpha')), await q.approvalRulesOf(db, 'delta')],
      ['alpha', undefined],
    ],
  }),

  subject('projections/addresses.ts', addresses, {
    'a company’s addresses come by kind, the primary one first, then as they were added': [
      (q, db) => idsOf(q.addressesOf(db, 'alpha')),
      ['a2', 'a5', 'a1', 'a4', 'a3'],
    ],
    'the other company has others': [(q, db) => idsOf(q.addressesOf(db, 'tonga')), ['t1']],
    'addresses of one kind': [(q, db) => idsOf(q.addressesOf(db, 'alpha', 'BILLING')), ['a4', 'a3']],
    'one address is the company’s own, a deleted one too': [
      async (q, db) => [
        await idOf(q.addressOf(db, 'alpha', 'a6')),
        await q.addressOf(db, 'alpha', 't1'),
        await idOf(q.addressOf(db, 'tonga', 't1')),
        await q.addressOf(db, 'alpha', 'no'),
      ],
      ['a6', undefined, 't1', undefined],
    ],
  }),

  subject('projections/agreement_requests.ts', agreementRequests, {
    'a request for an agreement is found by its id': [
      async (q, db) => [await idOf(q.agreementRequest(db, 'q5')), await q.agreementRequest(db, 'no')],
      ['q5', undefined],
    ],
    'a company’s requests come newest first': [
      (q, db) => idsOf(q.agreementRequestsOf(db, 'alpha')),
      ['q8', 'q2', 'q3', 'q9'],
    ],
    'the other company’s requests are others': [(q, db) => idsOf(q.agreementRequestsOf(db, 'tonga')), ['q5', 'q4']],
    'staff see open requests by how long they wait, then answered ones, the newest first, narrowed to a company or a country, and counted by state':
      [
        async (q, db) => [
          await idsOfPage(q.agreementRequestsListed(db, distributors.withCompany(db), {})),
          await idsOfPage(q.agreementRequestsListed(db, distributors.withCompany(db), { distributorId: 'tonga' })),
          await idsOfPage(q.agreementRequestsListed(db, distributors.withCompany(db), { countryId: 'pe' as never })),
          (await q.agreementRequestsListed(db, distributors.withCompany(db), { pageSize: 1 })).counts,
        ],
        [
          ['q5', 'q9', 'q8', 'q4', 'q2', 'q3'],
          ['q5', 'q4'],
          ['q9'],
          { IN_PREPARATION: 1, READY: 2, REFUSED: 1, SENT: 2 },
        ],
      ],
  }),

  subject('projections/agreements.ts', agreements, {
    'a company’s agreements come by country, then by type': [
      (q, db) => idsOf(q.agreementsOf(db, 'alpha')),
      ['g4', 'g5', 'g2', 'g3'],
    ],
    'the other company’s agreements are others': [(q, db) => idsOf(q.agreementsOf(db, 'tonga')), ['g1']],
    'agreements that name a product come by country, the latest first, so many of each': [
      async (q, db) => [
        await idsOf(q.agreementsNaming(db, 'PC-1', ['to', 'co'], 2)),
        await idsOf(q.agreementsNaming(db, 'PC-9', ['co', 'pe'], 2)),
      ],
      [['g2', 'g4', 'g1'], ['g3']],
    ],
    'agreements of every company come by company and country, the latest signature first': [
      (q, db) => idsOfPage(q.agreementsListed(db, distributors.withCompany(db), {})),
      ['g2', 'g4', 'g5', 'g3', 'g1'],
    ],
    'agreements are narrowed to a company, a type and a country, and found by company, code and country': [
      async (q, db) => [
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { distributorId: 'tonga' })),
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { type: 'QUALITY' as never })),
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { countryId: 'pe' as never })),
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { search: 'vaka' })),
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { search: 'Exito pc-1001' })),
        await idsOfPage(
          q.agreementsListed(db, distributors.withCompany(db), { sort: '-company', page: 2, pageSize: 2 }),
        ),
      ],
      [['g1'], ['g2'], ['g3'], ['g1'], ['g4'], ['g4', 'g5']],
    ],
    'agreements are sorted by what their columns say': [
      async (q, db) => [
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { sort: 'agreement' })),
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { sort: '-type' })),
        await idsOfPage(q.agreementsListed(db, distributors.withCompany(db), { sort: '-country' })),
      ],
      [
        ['g5', 'g1', 'g4', 'g3', 'g2'],
        ['g2', 'g4', 'g5', 'g3', 'g1'],
        ['g1', 'g3', 'g2', 'g4', 'g5'],
      ],
    ],
    'agreements are counted': [
      async (q, db) => {
        const { total, counts } = await q.agreementsListed(db, distributors.withCompany(db), {
          distributorId: 'alpha',
          pageSize: 1,
        })
        return [total, counts]
      },
      [4, { '': 4 }],
    ],
    'an agreement is found by its id': [
      async (q, db) => [await idOf(q.anyAgreement(db, 'g1' as never)), await q.anyAgreement(db, 'no' as never)],
      ['g1', undefined],
    ],
  }),

  subject('projections/company_files.ts', companyFiles, {
    'a company has its own file': [
      async (q, db) => [
        await idOf(q.companyFileOf(db, 'alpha')),
        await idOf(q.companyFileOf(db, 'tonga')),
        await q.companyFileOf(db, 'no'),
      ],
      ['alpha', 'tonga', undefined],
    ],
    'files of every company': [
      (q, db) => idsWithin(q.allCompanyFiles(db)),
      ['alpha', 'beta1', 'beta2', 'delta', 'tonga'],
    ],
    'files of some companies': [
      async (q, db) => [await idsWithin(q.companyFilesOf(db, ['alpha', 'delta'])), await q.companyFilesOf(db, [])],
      [['alpha', 'delta'], []],
    ],
    'a review takes the median of the reviews that there were': [(q, db) => q.usualReviewHours(db), 20],
  }),

  subject('src/modules/distributors/file/routes.ts', fileRoutes, {
    'a document is valid until the last moment of its day where the company is': [
      (q, db) =>
        Promise.all(
          ['alpha', 'tonga', 'no'].map((id) => q.endOf({ db, now: new Date('2026-12-01') }, id, '2026-12-31' as never)),
        ),
      ['2027-01-01T04:59:59.999Z', '2026-12-31T10:59:59.999Z', '2026-12-31T23:59:59.999Z'],
    ],
    'a document without a last day has no end': [
      (q, db) => q.endOf({ db, now: new Date('2026-12-01') }, 'alpha', null),
      null,
    ],
  }),

  subject('projections/company_notes.ts', companyNotes, {
    'notes about a company come newest first': [(q, db) => idsOf(q.companyNotesOf(db, 'alpha')), ['k1', 'k6', 'k4']],
    'those about the other company are others': [(q, db) => idsOf(q.companyNotesOf(db, 'tonga')), ['k9']],
  }),

  subject('projections/vettings.ts', vettings, {
    'a company has its own vetting': [
      async (q, db) => [
        await idOf(q.vettingOf(db, 'alpha')),
        await idOf(q.vettingOf(db, 'tonga')),
        await q.vettingOf(db, 'no'),
      ],
      ['alpha', 'tonga', undefined],
    ],
    'vettings of some companies': [
      (q, db) => idsWithin(q.vettingsOf(db, ['alpha', 'tonga', 'no'])),
      ['alpha', 'tonga'],
    ],
    'companies of which a person has drafted decisions': [
      async (q, db) => (await q.draftedBy(db, 'kim')).toSorted(),
      ['alpha', 'tonga'],
    ],
  }),
]
