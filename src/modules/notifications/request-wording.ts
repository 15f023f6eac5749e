import { requestTitle } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { say } from '#platform/text/say.ts'
import { sentence } from '#platform/text/sentence.ts'
import { because } from './because.ts'
import type { NotificationFacts } from './events.ts'

type NoticeTexts = { readonly title: string; readonly content: string; readonly link: string }

/** Only a label is requested for a country. */
const what = ({ product = say('a product'), country }: NotificationFacts): string =>
  country ? say('a new label for {0} in {1}', product, country) : product

type Kind = 'AGREEMENT' | 'PRODUCT' | 'LABEL'

const titleOf = (kind: Kind, { product = say('a product'), country, count }: NotificationFacts): string => {
  if (kind === 'PRODUCT') return requestTitle({ kind, product })
  const where = country ?? (count ? say('{0} countries', count) : say('more countries'))
  return requestTitle(kind === 'LABEL' ? { kind, product, country: where } : { kind, country: where })
}

/** For staff: a company requests an agreement, a product or a label. It leads to that request in their queue. */
export const newRequest = (kind: Kind, facts: NotificationFacts, title: string): NoticeTexts => ({
  title,
  content: sentence(say('{0} sent a request: {1}', facts.company ?? say('A distributor'), titleOf(kind, facts))),
  link: paths.officeRequests({}, facts.subjectId ? { request: facts.subjectId } : { kind }),
})

/** For the company: what became of its request for an agreement. */
export const agreementRequested = (facts: NotificationFacts): string => titleOf('AGREEMENT', facts)

/** For the company: staff's answer, with their sentence. */
export const requestAnswered = (facts: NotificationFacts): NoticeTexts => ({
  title: facts.approved ? say('Request fulfilled') : say('Request refused'),
  content: sentence(
    say(facts.approved ? 'Your request for {0} was fulfilled' : 'Your request for {0} was refused', what(facts)),
    because(facts),
  ),
  link: facts.productId ? paths.product({ productId: facts.productId }) : paths.shop(),
})
