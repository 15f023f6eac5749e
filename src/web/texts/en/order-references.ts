/** What a distributor's own books and plans say of an order. */
export const referenceTexts = {
  title: 'Your references',
  number: 'Your purchase order number',
  numberHelp: 'Optional. Printed on the quote and the invoice.',
  wish: 'Wished delivery date',
  wishHelp: 'Optional. A wish, not a confirmed date.',
  possible: (day: string) => `The lead times of these products make ${day} or later possible.`,
  change: 'Change',
  changeTitle: 'Change your references',
  keep: 'Cancel',
  save: 'Save',
  saved: 'Your references are saved.',
  againTitle: 'Use this number again?',
  again: 'Use it again',
  other: 'Change the number',
}
