import cookies from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { invalid } from '#platform/decision.ts'
import { sendProblem } from './problem.ts'
import { readersLanguage } from './readers-language.ts'

const wanting = (accepted: string, chosen?: string) =>
  readersLanguage({
    headers: { 'accept-language': accepted },
    cookies: chosen === undefined ? {} : { partnercare_language: chosen },
  })

test.each([
  ['es-CO,es;q=0.9,en;q=0.8', 'es'],
  ['de-CH,fr;q=0.7', 'fr'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('who accepts %s reads %s', (accepted, language) => {
  expect(wanting(accepted)).toBe(language)
})

test('what was chosen is before what the browser accepts', () => {
  expect(wanting('fr', 'pt')).toBe('pt')
  expect(wanting('fr', 'none of ours')).toBe('fr')
})

test('a refusal, and the reason of each field, is in the language of who reads it', async () => {
  const app = Fastify()
  await app.register(cookies)
  app.get('/', (_, reply) => sendProblem(reply, invalid({ currentPassword: 'Your current password is not correct' })))
  const read = async (language: string) => {
    const { error, errors } = (await app.inject({ url: '/', headers: { 'accept-language': language } })).json()
    return [error, errors.currentPassword]
  }
  expect(await read('en')).toEqual(['Your current password is not correct', 'Your current password is not correct'])
  const inSpanish = 'Su contraseña actual no es correcta'
  expect(await read('es')).toEqual([inSpanish, inSpanish])
  await app.close()
})
