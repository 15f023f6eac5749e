/** A change of a piece of a source file. */
export type Change = { readonly says: string; readonly start: number; readonly end: number; readonly to: string }

/** Where a comparison's bound belongs to it, and where not. */
export const moved: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

export const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 110)
