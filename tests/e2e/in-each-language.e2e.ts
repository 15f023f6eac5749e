import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderStatuses } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { translated } from '#platform/text/say.ts'
import { inLanguage } from '#translations/language-now.ts'
import { newsTexts as esNews } from '#web/texts/es/news.ts'
import * as esNotifications from '#web/texts/es/notifications.ts'
import * as esSecurity from '#web/texts/es/security.ts'
import * as frNotifications from '#web/texts/fr/notifications.ts'
import * as frSecurity from '#web/texts/fr/security.ts'
import { newsTexts as ptNews } from '#web/texts/pt/news.ts'
import * as ptNotifications from '#web/texts/pt/notifications.ts'
import * as ptSecurity from '#web/texts/pt/security.ts'
import { newcomer } from './newcomer.ts'
import { isSound, type Stage, stage } from './portal.ts'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const BUYER = 'procurement@andina.example'

const languages = [
  { language: 'es', ...esSecurity, ...esNotifications },
  { language: 'fr', ...frSecurity, ...frNotifications },
  { language: 'pt', ...ptSecurity, ...ptNotifications },
] as const

test.each(languages)(
  'an order, its notifications and a refusal are read in $language, screens and server alike',
  async ({ language, securityTexts, notificationsTexts }) => {
    const say = (text: string): string => inLanguage(language, () => translated(text))
    const page = await it.open(paths.orders(), BUYER, { language })
    const statuses = Object.values(orderStatuses).map(({ label }) => label)
    const table = page.getByRole('table')
    await table.getByText(say('Waiting for the quote'), { exact: true }).first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    for (const english of statuses) expect(await table.getByText(english, { exact: true }).count(), english).toBe(0)
    await isSound(page)

    await table
      .getByRole('link', { name: /^\d{4}-\d+$/ })
      .first()
      .click()
    await page.getByText(say('Waiting for the quote'), { exact: true }).first().waitFor()

    await page.goto(paths.notifications())
    await page.getByRole('heading', { level: 1, name: notificationsTexts.title, exact: true }).waitFor()
    await page.getByText(say('Order on hold'), { exact: true }).first().waitFor()
    expect(await page.getByText(/\border \d{4}-\d+/).count()).toBe(0)

    const { email } = await newcomer(it.portal.url)
    const own = await it.open(paths.security(), email, { language })
    await own.getByLabel(securityTexts.current).fill('not the password')
    await own.getByLabel(securityTexts.newPassword, { exact: true }).fill('Otra.Clave.2026')
    await own.getByLabel(securityTexts.confirmation).fill('Otra.Clave.2026')
    await own.getByRole('button', { name: securityTexts.save, exact: true }).click()
    await own.getByText(say('Your current password is not correct')).waitFor()
  },
)

test('an article is read in its translation, and in English with a note where it has none', async () => {
  const spanish = await it.open(paths.news(), BUYER, { language: 'es' })
  await spanish.getByRole('link', { name: 'Leer: Certificados: recordatorios antes de que venzan' }).click()
  await spanish.locator('h1[lang=es]').getByText('Certificados: recordatorios antes de que venzan').waitFor()
  expect(await spanish.getByText(esNews.inEnglish).count()).toBe(0)
  await isSound(spanish)

  const portuguese = await it.open(new URL(spanish.url()).pathname, BUYER, { language: 'pt' })
  await portuguese.locator('h1[lang=en]').getByText('Certificates: reminders before they end').waitFor()
  await portuguese.getByText(ptNews.inEnglish, { exact: true }).waitFor()
  await isSound(portuguese)
})
