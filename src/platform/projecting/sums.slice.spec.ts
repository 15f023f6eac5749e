import { expect, test } from 'vitest'

import { accountNodes, append, Closed, declared, opened, paid } from '#tests/account-nodes.ts'

const it = accountNodes()
const { startNode } = it

const summed = (version: number) =>
  declared(version, {
    sums: [
      {
        name: 'owners',
        by: 'owner text, size int',
        of: 'accounts bigint, cents bigint',
        from: `select owner_id, case when paid_total < 10 then 1 else 2 end, 1, paid_total from changed`,
      },
    ],
  })

const sumsOf = async (version: number) => {
  const { rows } = await it.admin.query<{ owner: string; size: number; accounts: string; cents: string }>(
    `select * from rm_accounts_v${version}.owners order by owner, size`,
  )
  return rows.map(({ owner, size, accounts, cents }) => `${owner} ${size}: ${accounts} ${cents}`)
}

test('sums follow rows that come, change and go, one at a time or many, and a rebuild makes the same', async () => {
  const node = await startNode(summed(1))
  const folded = async (position: number) => {
    expect(await node.models.waitFor(['accounts'], position, 60_000)).toBe(true)
    return sumsOf(1)
  }
  expect(await folded(await append(node.log, 'a', opened(), paid(5)))).toEqual(['ines 1: 1 5'])
  await append(node.log, 'b', opened(), paid(3))
  expect(await folded(await append(node.log, 'c', opened('otto'), paid(8)))).toEqual(['ines 1: 2 8', 'otto 1: 1 8'])
  expect(await folded(await append(node.log, 'a', paid(6)))).toEqual(['ines 1: 1 3', 'ines 2: 1 11', 'otto 1: 1 8'])
  await append(node.log, 'c', Closed.make({}))
  const position = await append(node.log, 'b', Closed.make({}), opened('otto'), paid(0))
  expect(await folded(position)).toEqual(['ines 2: 1 11', 'otto 1: 1 0'])

  const next = await startNode(summed(2))
  await expect.poll(() => next.models.db.liveVersion('accounts'), { timeout: 60_000 }).toBe(2)
  expect(await sumsOf(2)).toEqual(['ines 2: 1 22', 'otto 1: 1 0'])
})
