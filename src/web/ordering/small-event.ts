const changes: ReadonlySet<string> = new Set([
  'OrderItemsChanged',
  'OrderAddressChanged',
  'OrderContactChanged',
  'OrderShippingChanged',
  'OrderCertificatesChanged',
  'SpecialRequestChanged',
])

/** Changes and notes. Decisions, steps (a sent document is one) and messages always show. `by`: the actor. */
export const smallEvent = (type: string, by: string): { readonly small?: string } => {
  if (changes.has(type)) return { small: `change ${by}` }
  return type === 'NoteWritten' ? { small: `note ${by}` } : {}
}
