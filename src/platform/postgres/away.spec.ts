import { connect as dial } from 'node:net'

import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'

import { isAway } from './away.ts'

const saidByPostgres = (code: string) => Object.assign(new DatabaseError('said', 4, 'error'), { code })
const onTheWay = (code: string, syscall = 'read') => Object.assign(new Error(code), { code, syscall })

describe('the database is away', () => {
  test.each(['08000', '08003', '08006', '57P01', '57P02', '57P03', '53300'])('when Postgres says %s', (code) => {
    expect(isAway(saidByPostgres(code))).toBe(true)
  })

  test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('when the way to it ends with %s', (code) => {
    expect(isAway(onTheWay(code))).toBe(true)
  })

  test('when its socket is not there', async () => {
    const error = await new Promise((resolve) => dial('/nowhere/.s.PGSQL.5432').once('error', resolve))
    expect(isAway(error)).toBe(true)
  })

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
  ])('when the driver says "%s"', (message) => {
    expect(isAway(new Error(message))).toBe(true)
  })
})

describe('the database is there', () => {
  test.each(['23505', '40P01', '42P01', '53100', '57014'])('when it says %s', (code) => {
    expect(isAway(saidByPostgres(code))).toBe(false)
  })

  test.each([
    onTheWay('ENOENT', 'open'),
    new TypeError("Cannot read properties of undefined (reading 'connection')"),
    new Error('The connection of two orders is not known'),
    'Connection terminated unexpectedly',
    undefined,
  ])('for %s', (error) => {
    expect(isAway(error)).toBe(false)
  })
})
