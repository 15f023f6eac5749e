import type { Page } from 'playwright-core'

import brand from '#brand' with { type: 'json' }
import { orderStatuses } from '#modules/ordering/order-states.ts'
import { certificates, incoterms } from '#modules/ordering/terms/order-terms.ts'
import { requestSubjects } from '#modules/ordering/terms/special-request.ts'

/** Names, keys and the form of a day are the same in every language; what documents print as well is the module's. */
const untranslated = [
  brand.name,
  ...brand.social.map(({ name }) => name),
  ...Object.values(requestSubjects),
  ...Object.values(orderStatuses)
    .flatMap(({ label, link }) => [label, link ?? []])
    .flat(),
  ...certificates,
  ...incoterms,
  'Ctrl K',
  'DD/MM/YYYY',
]

/** What heads and controls say outside of the brackets that every text of the catalogue has in the pseudo-language. */
const headsAndControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, legend, label, th, dt, button, [role=tab], nav a, input, textarea')]
      .flatMap((element) => [
        element.textContent ?? '',
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      ])
      .flatMap((text) => text.replaceAll(/⟦[^⟦⟧]*(⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, '\n').split('\n'))
      .map((text) => text.replace(/ ?[\d-]+$/, '').trim())
      .filter((text) => /\p{L}{2}/u.test(text)),
  )

/** Of the page that is opened next: texts on heads and controls that are neither of the catalogue nor the server's. */
export const outsideOfTexts = (page: Page): (() => Promise<string[]>) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  return async () => {
    const known = [...untranslated, ...answers].join('\n')
    const isKnown = (text: string) => text.split(/: | ?· ?/).every((part) => known.includes(part))
    return (await headsAndControls(page)).filter((text) => !isKnown(text))
  }
}
