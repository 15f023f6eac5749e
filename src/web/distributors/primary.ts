type Entry = { readonly id: string; readonly isPrimary: boolean }

/** The addresses of a kind once another one is primary: it comes first, the others stay as they were. */
export const withPrimary = <E extends Entry>(addresses: readonly E[], id: string): E[] =>
  addresses
    .map((address) => ({ ...address, isPrimary: address.id === id }))
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
