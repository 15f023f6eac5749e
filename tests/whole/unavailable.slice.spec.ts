import { afterAll, afterEach, expect, test } from 'vitest'

import { addCartLine, changeCartLine, showCart } from '#modules/ordering/contract.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { startTrading } from '#tests/trading.ts'

const PATIENCE_MS = 60_000 // a time limit of ten seconds has to pass
const { portal, call, andina, folic } = await startTrading()
const { owner, node } = portal
afterAll(() => portal.stop())

const line = { productId: folic.id, countryId: 'co', packagingId: folic.packagingId }
await call(addCartLine, { ...line, quantity: 20 }, andina.procurement)
let changes = 1
/** Another one each time, so that there is something to record. */
const change = () => call(changeCartLine, { ...line, quantity: 20 * ++changes }, andina.procurement)
const read = () => call(showCart, {}, andina.procurement)
const health = () => node.app.inject('/api/health')

const TO_ASK_AGAIN = { type: '/problems/not-ready', error: expect.stringContaining('with the same Idempotency-Key') }
const expectUnavailable = ({ status, headers, problem }: Awaited<ReturnType<typeof change>>, seconds: string) =>
  expect({ status, after: headers['retry-after'], problem }).toMatchObject({
    status: 503,
    after: seconds,
    problem: TO_ASK_AGAIN,
  })
const expectIll = ({ statusCode, headers }: Awaited<ReturnType<typeof health>>) =>
  expect([statusCode, headers['retry-after']]).toEqual([503, '2'])

afterEach(async () => {
  await expect.poll(async () => (await health()).statusCode).toBe(200)
  expect([(await change()).status, (await read()).status]).toEqual([200, 200])
})

test(
  'what waits for a locked table is answered in the end, and health at once',
  () =>
    inTransaction(owner, async (tx) => {
      await tx.query('lock table es.event, es.projection in access exclusive mode')
      const [changed, ill] = await Promise.all([change(), health()])
      expectUnavailable(changed, '5')
      expectIll(ill)
    }),
  PATIENCE_MS,
)

test(
  'so is what finds no connection free',
  async () => {
    const { pool } = node.log
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const hold = async () => {
      const client = await pool.connect()
      await isOver
      client.release()
    }
    const holding = Promise.allSettled(Array.from({ length: pool.options.max! }, hold))
    await expect.poll(() => [pool.totalCount, pool.idleCount]).toEqual([pool.options.max, 0])
    const [changed, found, ill] = await Promise.all([change(), read(), health()])
    end()
    await holding
    expectUnavailable(changed, '5')
    expectUnavailable(found as never, '5')
    expectIll(ill)
  },
  PATIENCE_MS,
)

test('while the disk of the database is full nothing is recorded, and everything can be read', async () => {
  await owner.query(`
    create function public.full_disk() returns trigger language plpgsql as $$ begin
      raise 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$;
    create trigger full_disk before insert on es.event execute function public.full_disk()`)
  try {
    expectUnavailable(await change(), '60')
    expect((await read()).status).toBe(200)
    expect((await health()).statusCode).toBe(200)
  } finally {
    await owner.query('drop trigger full_disk on es.event; drop function public.full_disk()')
  }
})
