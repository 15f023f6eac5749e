import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { about, noted, noteLog, on } from '#tests/note-log.ts'
import type { ExpectedVersion } from './append.ts'
import { AlreadyDone, VersionConflict } from './append-refused.ts'

const it = noteLog()

describe('expectations', () => {
  const states = { absent: 0, equal: 3, behind: 3, ahead: 3 } as const
  for (const expected of ['none', 'exists', 'any', 'exact'] as const) {
    for (const state of ['absent', 'equal', 'behind', 'ahead'] as const) {
      const accepted = { none: state === 'absent', exists: state !== 'absent', any: true, exact: state === 'equal' }[
        expected
      ]
      test(`${expected} on a stream that is ${state} is ${accepted ? 'accepted' : 'a conflict'}`, async () => {
        const key = `${expected}-${state}`
        if (state !== 'absent') await it.log.append([on(key, 'none', 3)], about())
        const version = expected === 'exact' ? { absent: 3, equal: 3, behind: 5, ahead: 2 }[state] : expected
        const append = it.log.append([on(key, version)], about())
        if (accepted) expect((await append).versions).toEqual([states[state] + 1])
        else {
          const conflict = await append.catch((error) => error)
          expect(conflict).toBeInstanceOf(VersionConflict)
          expect(conflict).toMatchObject({ actual: states[state], stream: { kind: 'note', key } })
        }
      })
    }
  }

  test.each([
    ['none', 1],
    [1, 1],
    ['any', 20],
  ] as const)('of 20 racing appends that expect %s, %i succeed', async (expected, succeed) => {
    const key = `race-${expected}`
    if (expected === 1) await it.log.append([on(key, 'none')], about())
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => it.log.append([on(key, expected)], about())))
    expect(all.filter((it) => it.status === 'fulfilled')).toHaveLength(succeed)
  })

  test('one stream may be twice in one append', async () => {
    const { versions } = await it.log.append([on('twice', 'none'), on('other', 'any', 2), on('twice', 1, 2)], about())
    expect(versions).toEqual([1, 2, 3])
  })

  test('an append without an expectation is refused', async () => {
    const careless = { kind: 'note', key: 'careless', events: [noted(1)] } as never
    await expect(it.log.append([careless], about())).rejects.toMatchObject({ code: 'PC400' })
  })
})

describe('streams that are only read', () => {
  const read = (key: string, version: number) => about({ reads: [{ kind: 'note', key, version }] })

  test('an append succeeds when they have not moved, and conflicts when they have', async () => {
    await it.log.append([on('read', 'none', 2)], about())
    expect((await it.log.append([on('reader', 'none')], read('read', 2))).versions).toEqual([1])
    await expect(it.log.append([on('reader', 1)], read('read', 1))).rejects.toMatchObject({ actual: 2 })
  })

  test('of two commands that each read what the other writes, one fails: no write skew, on absent streams either', async () => {
    for (const before of ['begun', 'absent'])
      for (let i = 0; i < 10; i++) {
        const [a, b] = [`skew-${before}-a${i}`, `skew-${before}-b${i}`]
        if (before === 'begun') await it.log.append([on(a, 'none'), on(b, 'none')], about())
        const version = before === 'begun' ? 1 : 0
        const both = await Promise.allSettled([
          it.log.append([on(a, version)], read(b, version)),
          it.log.append([on(b, version)], read(a, version)),
        ])
        expect(both.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected'])
      }
  })

  test('a stream whose absence was read can still be begun', async () => {
    await it.log.append([on('absence-reader', 'none')], read('not-yet', 0))
    expect((await it.log.append([on('not-yet', 'none')], about())).versions).toEqual([1])
    await expect(it.log.append([on('never', 'exists')], about())).rejects.toMatchObject({ actual: 0 })
  })
})

describe('numbers', () => {
  const numbered = (year: number, placeholder: string) => about({ series: { name: 'orders', year, placeholder } })

  test('racing appends draw 1 to n without a gap; a failed one gives its number back', async () => {
    const draw = (i: number, expected: ExpectedVersion = 'none') => {
      const placeholder = randomUUID()
      const events = [{ type: 'Numbered', schemaVersion: 1, data: { number: placeholder, said: `see ${placeholder}` } }]
      return it.log.append([{ kind: 'numbered', key: `n${i}`, expected, events }], numbered(2026, placeholder))
    }
    const drawn = await Promise.all(Array.from({ length: 20 }, (_, i) => draw(i)))
    await expect(draw(0, 5)).rejects.toBeInstanceOf(VersionConflict)
    drawn.push(await draw(20))
    expect(drawn.map((it) => it.number).toSorted()).toEqual(
      Array.from({ length: 21 }, (_, i) => `2026-${String(i + 1).padStart(6, '0')}`),
    )
    const { rows } = await it.pool.query(
      `select data from es.event where type = 'Numbered' order by data ->> 'number' limit 1`,
    )
    expect(rows[0].data).toEqual({ number: '2026-000001', said: 'see 2026-000001' })
  })

  test('a series begins again every year and outgrows six digits', async () => {
    await it.admin.query(`insert into es.year_number values ('orders', 2031, 999999)`)
    const placeholder = randomUUID()
    expect((await it.log.append([on('year', 'none')], numbered(2030, placeholder))).number).toBe('2030-000001')
    expect((await it.log.append([on('year', 1)], numbered(2031, placeholder))).number).toBe('2031-1000000')
  })
})

describe('idempotency', () => {
  const owner = randomUUID()
  const once = (key: string, bodyHash: string, answer: unknown = { ok: true }) =>
    about({ idempotency: { owner, key, bodyHash, answer } })

  test('50 racing appends under one key are one, and all get its answer', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        it.log.append([on(`fifty-${i}`, 'none')], once('fifty', 'aa11', { order: i })),
      ),
    )
    const first = all.find((it) => it.status === 'fulfilled')!.value
    const repeats = all.filter((it) => it.status === 'rejected').map((it) => it.reason as AlreadyDone)
    expect(repeats).toHaveLength(49)
    for (const it of repeats) expect(it).toMatchObject({ sameBody: true, answer: first.answer })
  })

  test('another body under the same key is refused; a failed append leaves the key free', async () => {
    await expect(it.log.append([on('k1', 5)], once('k', 'aa'))).rejects.toBeInstanceOf(VersionConflict)
    await it.log.append([on('k1', 'none')], once('k', 'aa'))
    await expect(it.log.append([on('k2', 'none')], once('k', 'bb'))).rejects.toMatchObject({ sameBody: false })
    expect(await it.log.findDone({ owner, key: 'k', bodyHash: 'aa' })).toMatchObject({
      sameBody: true,
      answer: { ok: true },
    })
    expect(await it.log.findDone({ owner, key: 'other', bodyHash: 'aa' })).toBeNull()
  })

  test('a command that records nothing is remembered all the same', async () => {
    expect(await it.log.append([], once('nothing', 'cc'))).toMatchObject({ commit: null, answer: { ok: true } })
    await expect(it.log.append([on('nothing', 'none')], once('nothing', 'cc'))).rejects.toBeInstanceOf(AlreadyDone)
  })

  test('answers are forgotten after a time, so many at once: then the key is free again', async () => {
    await it.log.append([on('old', 'none')], once('old', 'dd'))
    const forget = async (age: string) =>
      (await it.log.pool.query<{ n: number }>('select es.forget_commands($1, 1) as n', [age])).rows[0]!.n
    expect(await forget('1 hour')).toBe(0)
    while ((await forget('0 seconds')) > 0);
    await expect(it.log.append([on('old', 1)], once('old', 'dd'))).resolves.toMatchObject({ versions: [2] })
  })

  test('the number drawn is in the answer too', async () => {
    const idempotency = { owner, key: 'number', bodyHash: 'dd', answer: { num: 'NUM' } }
    const { answer } = await it.log.append(
      [on('answered', 'none')],
      about({ idempotency, series: { name: 'a', year: 2026, placeholder: 'NUM' } }),
    )
    expect(answer).toEqual({ num: '2026-000001' })
    expect((await it.log.findDone(idempotency))?.answer).toEqual({ num: '2026-000001' })
  })
})

test('deadlines are written with the append and fired once', async () => {
  const id = randomUUID()
  const dueAt = '2026-12-01T00:00:00.000Z'
  const { commit } = await it.log.append(
    [on('due', 'none')],
    about({ deadlines: [{ id, kind: 'remind', streamKind: 'note', streamKey: 'due', version: 1, dueAt }] }),
  )
  const { rows } = await it.pool.query('select * from es.deadline where id = $1', [id])
  expect(rows[0]).toMatchObject({
    kind: 'remind',
    stream_key: 'due',
    stream_version: 1,
    set_by: commit,
    state: 'set',
    due_at: new Date(dueAt),
  })
  const fired = await Promise.all([1, 2, 3].map(() => it.pool.query('select es.fire($1) as mine', [id])))
  expect(fired.map((it) => it.rows[0].mine).toSorted()).toEqual([false, false, true])
})

test('several streams load in one statement, from any version on', async () => {
  await it.log.append([on('load-a', 'none', 3), on('load-b', 'none')], about())
  const wanted = [
    { kind: 'note', key: 'load-a', after: 1 },
    { kind: 'note', key: 'absent' },
    { kind: 'note', key: 'load-b' },
  ]
  const { rows } = await it.pool.query('select * from es.load($1)', [JSON.stringify(wanted)])
  expect(rows.map((row) => [row.version, row.events.map((event: { data: { n: number } }) => event.data.n)])).toEqual([
    [3, [1, 2]],
    [0, []],
    [1, [0]],
  ])
})

test('the clock that the owner shifts is the one that commits are dated by', async () => {
  await it.admin.query(`update es.clock set shift = interval '-1 year'`)
  const { commit } = await it.log.append([on('last-year', 'none')], about())
  const { rows } = await it.pool.query('select at, es.now() as now from es.commit where id = $1', [commit])
  await it.admin.query(`update es.clock set shift = '0'`)
  expect(rows[0].now - rows[0].at).toBeLessThan(60_000)
  expect(Date.now() - rows[0].at).toBeGreaterThan(360 * 86_400_000)
  await expect(it.pool.query(`update es.clock set shift = '1 day'`)).rejects.toMatchObject({ code: '42501' })
})

test('a person has one key, whichever node makes it first, and none after erasing', async () => {
  const keep = (who: string, key: string) =>
    it.pool.query('select es.keep_key($1, $2) as key', [who, Buffer.from(key)]).then((it) => it.rows[0].key)
  const who = randomUUID()
  expect([await keep(who, 'first'), await keep(who, 'second')]).toEqual([Buffer.from('first'), Buffer.from('first')])
  await it.pool.query('select es.erase_key($1)', [who])
  expect(await keep(who, 'third')).toBeNull()
})

test('the portal cannot write to the log but through its functions, and its owner cannot rewrite it', async () => {
  for (const table of [
    'stream',
    'commit',
    'event',
    'log',
    'pending',
    'command',
    'deadline',
    'year_number',
    'subject_key',
  ])
    await expect(it.pool.query(`delete from es.${table}`), table).rejects.toMatchObject({ code: '42501' })
  await expect(it.pool.query(`insert into es.event select * from es.event`)).rejects.toMatchObject({ code: '42501' })
  for (const rewrite of [
    'delete from es.event',
    'update es.commit set role = null',
    'truncate es.log cascade',
    `update es.stream set key = ''`,
  ])
    await expect(it.admin.query(`set session_replication_role = replica; ${rewrite}`), rewrite).rejects.toMatchObject({
      code: 'PC403',
    })
})
