/** What the server found wrong by field, at the fields of the screen: `places` names those that are called otherwise there. */
export const placed = (
  errors: Readonly<Record<string, string>>,
  places: Readonly<Partial<Record<string, string>>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [places[name] ?? name, message]))

/** The elements of a form's fields by name. The first is the first on the page, in whichever order they came. */
export const fieldElements = () => {
  const elements = new Map<string, HTMLElement>()
  const refs = new Map<string, (element: HTMLElement | null) => void>()
  return {
    ref: (name: string) => {
      const known = refs.get(name)
      if (known) return known
      const keep = (element: HTMLElement | null) => {
        if (element) elements.set(name, element)
        else elements.delete(name)
      }
      refs.set(name, keep)
      return keep
    },
    /** What the page calls a field; null where it shows no such one. */
    labelOf: (name: string): string | null => {
      const element = elements.get(name)
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null
      return label?.textContent?.replace(/ \*$/, '') || (element?.getAttribute('aria-label') ?? null)
    },
    focusFirst: (names: readonly string[]): void =>
      names
        .flatMap((name) => elements.get(name) ?? [])
        .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
        ?.focus(),
  }
}
