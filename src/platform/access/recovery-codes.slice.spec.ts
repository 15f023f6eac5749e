import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { accessNodes, secrets } from '#tests/access-nodes.ts'
import { keyedRecoveryCodes } from './second-factors.ts'

const nodes = accessNodes()
const now = new Date()

test('recovery codes need no secret; those of before are good under the secret that keyed them, and counted', async () => {
  const next = randomBytes(32).toString('base64')
  const changed = await nodes.start({ fingerprints: next, alsoFingerprints: secrets.fingerprints })
  const alone = await nodes.start({ fingerprints: next })
  const { userId } = await nodes.joined()
  const [first = '', second = ''] = await inTransaction(nodes.owner, (tx) =>
    nodes.here.secondFactors.renewCodes(userId, tx),
  )
  expect(await alone.secondFactors.show(userId, first, now)).toEqual({ by: 'recovery', left: 9 })
  expect(await alone.secondFactors.show(userId, first, now)).toBeNull()
  expect(await keyedRecoveryCodes(nodes.owner)).toBe(0)

  const { userId: other } = await nodes.joined()
  const keyed = nodes.here.personal.fingerprint(`recovery code ${other} ${second.replaceAll('-', '')}`)
  await nodes.owner.query('insert into access.recovery_code (user_id, code_hash) values ($1, $2)', [other, keyed])
  expect(await keyedRecoveryCodes(nodes.owner)).toBe(1)
  expect(await alone.secondFactors.show(other, second, now)).toBeNull()
  expect(await changed.secondFactors.show(other, second, now)).toEqual({ by: 'recovery', left: 0 })
  for (const node of [changed, alone]) await node.close()
})
