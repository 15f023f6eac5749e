/** Texts in another language: a text that is missing, or that English does not have, does not compile. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : Text extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : Text extends object
        ? { readonly [Name in keyof Text]: Translated<Text[Name]> }
        : Text
