/** Marks a text that the specification fixes letter for letter, also where it looks odd. Do not correct it. */
export const fixed = <const Text extends string>(text: Text): Text => text
