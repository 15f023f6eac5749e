import { connect as dial } from 'node:net'

import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'

import { whyUnavailable } from './away.ts'

const saidByPostgres = (code: string) => Object.assign(new DatabaseError('said', 4, 'error'), { code })
const onTheWay = (code: string, syscall = 'read') => Object.assign(new Error(code), { code, syscall })

describe('the database is away', () => {
  test.each(['08000', '08003', '08006', '57P01', '57P02', '57P03', '53300'])('when Postgres says %s', (code) => {
    expect(whyUnavailable(saidByPostgres(code))).toBe('away')
  })

  test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('when the way to it ends with %s', (code) => {
    expect(whyUnavailable(onTheWay(code))).toBe('away')
  })

  test('when its socket is not there', async () => {
    const error = await new Promise((resolve) => dial('/nowhere/.s.PGSQL.5432').once('error', resolve))
    expect(whyUnavailable(error)).toBe('away')
  })

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout expired',
  ])('when the driver says "%s"', (message) => {
    expect(whyUnavailable(new Error(message))).toBe('away')
  })
})

describe('the database is there, but does not come to it in time', () => {
  test.each(['57014', '55P03', '40P01', '25P03', '25P04', '53200', '53400'])('when it says %s', (code) => {
    expect(whyUnavailable(saidByPostgres(code))).toBe('busy')
  })

  test('when no connection is free', () => {
    expect(whyUnavailable(new Error('timeout exceeded when trying to connect'))).toBe('busy')
  })
})

describe('a disk is full', () => {
  test.each([
    ['of the database', saidByPostgres('53100')],
    ['of the files', onTheWay('ENOSPC', 'write')],
    ['of the files, for this user', onTheWay('EDQUOT', 'write')],
  ])('%s', (_, error) => {
    expect(whyUnavailable(error)).toBe('full')
  })
})

describe('the database is there', () => {
  test.each(['23505', '42P01'])('when it says %s', (code) => {
    expect(whyUnavailable(saidByPostgres(code))).toBeNull()
  })

  test.each([
    onTheWay('ENOENT', 'open'),
    new TypeError("Cannot read properties of undefined (reading 'connection')"),
    new Error('The connection of two orders is not known'),
    'Connection terminated unexpectedly',
    undefined,
  ])('for %s', (error) => {
    expect(whyUnavailable(error)).toBeNull()
  })
})
