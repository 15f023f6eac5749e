import { certificates } from '#modules/ordering/terms/order-terms.ts'

const listed: readonly string[] = certificates

export const isListed = (name: string): boolean => listed.includes(name)

/** The listed certificates after one was ticked or let go, in the order of the list. */
export const toggled = (chosen: readonly string[], name: string, checked: boolean): readonly string[] =>
  listed.filter((it) => (it === name ? checked : chosen.includes(it)))

/** The listed ones and, when it says something else, the one as free text. */
export const allChosen = (names: readonly string[], own: string): readonly string[] => {
  const text = own.trim()
  return text === '' || names.includes(text) ? names : [...names, text]
}

/** Read from the comma-separated text of an order: what is not on the list is the own one, commas and all. */
export const readCertificates = (text: string): { readonly chosen: readonly string[]; readonly own: string } => {
  const names = text.split(', ').filter(Boolean)
  return { chosen: names.filter(isListed), own: names.filter((name) => !isListed(name)).join(', ') }
}
