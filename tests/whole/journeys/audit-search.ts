import { beforeAll, expect, test } from 'vitest'
import { searchAudit } from '#modules/audit/contract.ts'
import { findEverywhere } from '#modules/search/contract.ts'
import { listOfficeRequests } from '#modules/service/work/contract.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

/** The search of the audit trail. */
export const auditSearch = (begin: Begin) => {
  let whole: Whole
  beforeAll(async () => {
    whole = await begin()
  })

  const about = async (typed: string) =>
    (await whole.world.done(searchAudit, { about: typed }, whole.sales)).about?.map(({ kind, key }) => `${kind} ${key}`)

  test('the audit trail finds tickets and reports by their reference, as the search of everything does', async () => {
    const { rows: requests } = await whole.world.done(listOfficeRequests, {}, whole.sales)
    for (const id of [whole.andina.ticketId, whole.andina.reportId]) {
      const reference = requests.find((request) => request.id === id)?.reference ?? ''
      const kind = id === whole.andina.ticketId ? 'ticket' : 'report'
      expect(await about(reference)).toContain(`${kind} ${id}`)
      const hits = await whole.world.done(findEverywhere, { search: reference }, whole.sales)
      expect(hits.map(({ label }) => label)).toContain(reference)
    }
  })

  test('one typing error does not matter where nothing has that name', async () => {
    const company = `distributor ${whole.andina.distributorId}`
    expect(await about('Quetzal')).toContain(company)
    expect(await about('Queztal')).toContain(company)
    expect(await about('Qwertyuiop')).toEqual([])
  })

  test('nightly checks are system notices, which are left out unless the filter includes them', async () => {
    const { portal, world, sales } = whole
    await portal.settle()
    const kinds = async (filters: object) =>
      new Set((await world.done(searchAudit, filters, sales)).entries.map((entry) => entry.kind))
    const quiet = await kinds({})
    for (const kind of ['notification', 'log-check', 'invariant']) expect(quiet).not.toContain(kind)
    expect(await kinds({ notifications: 'yes' })).toContain('notification')
  })
}
