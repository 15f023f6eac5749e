import { paths } from '#paths'
import { sentence } from '#platform/sentence.ts'
import { because } from './because.ts'
import type { NotificationFacts } from './events.ts'

type Words = { readonly title: string; readonly content: string; readonly link: string }

/** Only a label is requested for a country. */
const what = ({ product = 'a product', country }: NotificationFacts): string =>
  country ? `a new label for ${product} in ${country}` : product

/** For staff: a company requests a product or a label. */
export const newRequest = (facts: NotificationFacts, title: string): Words => ({
  title,
  content: `${facts.company ?? 'A distributor'} requests ${what(facts)}.`,
  link: paths.officeProductRequests(),
})

/** For the company: staff's answer, with their sentence. */
export const requestAnswered = (facts: NotificationFacts): Words => ({
  title: facts.approved ? 'Request fulfilled' : 'Request refused',
  content: sentence(`Your request for ${what(facts)} was ${facts.approved ? 'fulfilled' : 'refused'}`, because(facts)),
  link: facts.productId ? paths.product({ productId: facts.productId }) : paths.shop(),
})
