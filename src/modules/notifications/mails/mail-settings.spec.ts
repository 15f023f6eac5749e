import { expect, test } from 'vitest'
import { MailSettingsChosen } from '#modules/notifications/events.ts'
import { given } from '#tests/given.ts'
import { chooseMails, mailSettings } from './mail-settings.ts'

const userId = '01900000-0000-7000-8000-000000000001'
const digest = [{ type: 'ORDER_STATUS', mail: 'DIGEST' }] as const
const night = { from: 20, to: 7 }
const chosen = MailSettingsChosen.make({ userId, modes: digest, quiet: night })

test('a person chooses which mails wait for the daily one, and hours without any', () =>
  given(mailSettings)
    .when(chooseMails('PROCUREMENT', digest, night))
    .records(chosen))

test('what is chosen already is not recorded again', () =>
  given(mailSettings, chosen)
    .when(chooseMails('PROCUREMENT', digest, night))
    .records())

test('the first choice is recorded, even where every mail still comes at once', () => {
  const usual = MailSettingsChosen.make({ userId, modes: [], quiet: null })
  given(mailSettings)
    .when(chooseMails('PROCUREMENT', [], null))
    .records(usual)
  given(mailSettings, usual)
    .when(chooseMails('PROCUREMENT', [], null))
    .records()
})

test('a choice takes the place of the one before', () =>
  given(mailSettings, chosen)
    .when(chooseMails('PROCUREMENT', [{ type: 'PROMO_CODE', mail: 'OFF' }], null))
    .records(MailSettingsChosen.make({ userId, modes: [{ type: 'PROMO_CODE', mail: 'OFF' }], quiet: null })))

test('all mails can be had back', () =>
  given(mailSettings, chosen)
    .when(chooseMails('PROCUREMENT', [], null))
    .records(MailSettingsChosen.make({ userId, modes: [], quiet: null })))

test('mails about safety and the account always come', () => {
  for (const type of ['SIGN_IN_REUSED', 'ACCOUNT_ACTIVATED', 'FINALIZE_ACCOUNT'] as const)
    expect(given(mailSettings).when(chooseMails('PROCUREMENT', [{ type, mail: 'OFF' }], null)).decided).toMatchObject({
      refused: true,
      error: 'These emails cannot be turned off',
    })
})

test('no one chooses for notifications that they cannot get', () =>
  expect(
    given(mailSettings).when(chooseMails('QUALITY', [{ type: 'NEW_ORDER', mail: 'OFF' }], null)).decided,
  ).toMatchObject({
    refused: true,
  }))

test('quiet hours that last no time or all day are refused by their field', () =>
  expect(given(mailSettings).when(chooseMails('SALES', [], { from: 8, to: 8 })).decided).toMatchObject({
    status: 422,
    errors: { quiet: expect.any(String) },
  }))
