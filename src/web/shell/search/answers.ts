import { paths } from '#paths'
import type { Permission } from '#platform/access/permissions.ts'
import { closenessOf } from '#platform/text/search.ts'
import { fillers, answerTexts as texts } from '#texts/answers.ts'

/** A question that people ask, its answer, and the page where it is done. */
export type Answer = {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly terms: string
  readonly to: string
}

type Place = { readonly to: string; readonly needs?: Permission }

const ofDistributors: Readonly<Partial<Record<keyof typeof texts, Place>>> = {
  cancel: { to: paths.orders(), needs: 'orders.place' },
  change: { to: paths.orders(), needs: 'orders.place' },
  standing: { to: paths.standingOrders(), needs: 'orders.place' },
  quote: { to: paths.orders() },
  pay: { to: paths.orders({}, { status: 'WAITING_FOR_PREPAYMENT' }) },
  invoice: { to: paths.orders() },
  track: { to: paths.orders() },
  issue: { to: paths.reportOrderIssue() },
  contact: { to: paths.home() },
  ask: { to: paths.customerService() },
  password: { to: paths.security() },
  factor: { to: paths.security() },
  colleague: { to: paths.users(), needs: 'users.manage' },
  address: { to: paths.shippingAddresses(), needs: 'company.change' },
  emails: { to: paths.notificationSettings() },
  careCoins: { to: paths.myLoyalty() },
  documents: { to: paths.documents(), needs: 'company.change' },
}

const ofStaff: typeof ofDistributors = {
  officeQuote: { to: paths.officeQuotes(), needs: 'office.quotes.issue' },
  officeRequest: { to: paths.officeRequests(), needs: 'office.requests.answer' },
  officeCancel: { to: paths.officeOrders(), needs: 'office.orders.cancel' },
  officeActivate: { to: paths.officeVetting(), needs: 'office.distributors.activate' },
  officeInvite: { to: paths.officePeople(), needs: 'office.accounts.manage' },
  password: { to: paths.officeAccount() },
  factor: { to: paths.officeAccount() },
  emails: { to: paths.officeNotificationSettings() },
}

/** The answers for a person's side and rights. */
export const answersFor = (may: (permission: Permission) => boolean, staff: boolean): readonly Answer[] =>
  Object.entries(staff ? ofStaff : ofDistributors).flatMap(([id, { to, needs }]) =>
    needs && !may(needs) ? [] : [{ id, ...texts[id as keyof typeof texts], to }],
  )

const FILLERS = new Set(fillers.split(' '))

/** How well an answer fits what is typed, by the rest of its terms; 0: not at all. */
export const fitOf = ({ question, terms }: Pick<Answer, 'question' | 'terms'>, typed: string): number => {
  const asked = typed
    .toLowerCase()
    .split(/[\s?!.,’']+/)
    .filter((term) => term !== '' && !FILLERS.has(term))
    .join(' ')
  return asked === '' ? 0 : closenessOf(asked, `${question} ${terms}`)
}
