import { translated } from '#platform/text/say.ts'

/** The first that fits. */
const labels: readonly (readonly [RegExp, string])[] = [
  [/#quote$/, 'Open the quote'],
  [/#document$|[?]send=/, 'Send the document'],
  [/#drafts$|^\/office\/documents\b/, 'Review the documents'],
  [/#papers$/, 'Open the documents'],
  [/#messages$/, 'Open the messages'],
  [/^\/(profile\/order|office\/orders)\/./, 'Open the order'],
  [/^\/profile\/orders\b/, 'Open my orders'],
  [/^\/profile\/forecasts$/, 'Open my forecasts'],
  [/^\/profile\/standing-orders$/, 'Open my standing orders'],
  [/^\/cart$/, 'Open my cart'],
  [/^\/(profile|office)\/webhooks$/, 'Open the webhooks'],
  [/^\/profile\/documents$/, 'Open my documents'],
  [/^\/profile\/agreements$/, 'Open my agreements'],
  [/^\/profile\/company$/, 'Open my company'],
  [/^\/(profile|office)\/labels\b/, 'Open the label issue'],
  [/^\/office\/(vetting|distributors)\b/, 'Open the company'],
  [/^\/office\/loyalty\b/, 'Open the approvals'],
  [/^\/office\/invariants$/, 'Open the invariants'],
  [/^\/office\/log$/, 'Open the event log'],
  [/\/customer-service|^\/office\/requests/, 'Open the request'],
  [/\/report\//, 'Open the report'],
  [/\/my-loyalty-program\b/, 'Open the loyalty program'],
  [/^\/resources\b/, 'Open the library'],
  [/^\/product\//, 'Open the product'],
  [/^\/shop$/, 'Open the shop'],
]

/** What a button or a link of a mail says, by where it leads. */
export const labelOf = (link: string): string =>
  translated(labels.find(([place]) => place.test(link))?.[1] ?? 'Open the portal')
