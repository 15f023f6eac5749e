const changes: ReadonlySet<string> = new Set([
  'OrderItemsChanged',
  'OrderAddressChanged',
  'OrderContactChanged',
  'OrderShippingChanged',
  'OrderCertificatesChanged',
  'SpecialRequestChanged',
])

/**
 * What a history may fold: changes of the order, and notes. Decisions, steps (a document that is sent is one)
 * and messages always show. `by`: who did it.
 */
export const smallEvent = (type: string, by: string): { readonly small?: string } => {
  if (changes.has(type)) return { small: `change ${by}` }
  return type === 'NoteWritten' ? { small: `note ${by}` } : {}
}
