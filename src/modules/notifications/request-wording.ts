import { requestTitle } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { sentence } from '#platform/text/sentence.ts'
import { because } from './because.ts'
import type { NotificationFacts } from './events.ts'

type NoticeTexts = { readonly title: string; readonly content: string; readonly link: string }

/** Only a label is requested for a country. */
const what = ({ product = 'a product', country }: NotificationFacts): string =>
  country ? `a new label for ${product} in ${country}` : product

type Kind = 'AGREEMENT' | 'PRODUCT' | 'LABEL'

const titleOf = (kind: Kind, { product = 'a product', country, count }: NotificationFacts): string => {
  if (kind === 'PRODUCT') return requestTitle({ kind, product })
  const where = country ?? (count ? `${count} countries` : 'more countries')
  return requestTitle(kind === 'LABEL' ? { kind, product, country: where } : { kind, country: where })
}

/** For staff: a company requests an agreement, a product or a label. It leads to that request in their queue. */
export const newRequest = (kind: Kind, facts: NotificationFacts, title: string): NoticeTexts => ({
  title,
  content: sentence(`${facts.company ?? 'A distributor'} sent a request: ${titleOf(kind, facts)}`),
  link: paths.officeRequests({}, facts.subjectId ? { request: facts.subjectId } : { kind }),
})

/** For the company: what became of its request for an agreement. */
export const agreementRequested = (facts: NotificationFacts): string => titleOf('AGREEMENT', facts)

/** For the company: staff's answer, with their sentence. */
export const requestAnswered = (facts: NotificationFacts): NoticeTexts => ({
  title: facts.approved ? 'Request fulfilled' : 'Request refused',
  content: sentence(`Your request for ${what(facts)} was ${facts.approved ? 'fulfilled' : 'refused'}`, because(facts)),
  link: facts.productId ? paths.product({ productId: facts.productId }) : paths.shop(),
})
