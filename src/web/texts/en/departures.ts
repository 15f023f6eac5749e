/** What waits before it leaves the house. */
export const departureTexts = {
  region: 'About to leave',
  undo: 'What was just done',
  waits: {
    quote: (num: string) => `The quote for order ${num} is about to be sent.`,
    approval: (document: string) => `${document} is about to be approved.`,
    shipment: (num: string) => `Order ${num} is about to be marked as shipped.`,
    delivery: (num: string) => `Order ${num} is about to be marked as delivered.`,
    invoice: (num: string) => `The invoice of order ${num} is about to be sent.`,
    issue: (subject: string) => `“${subject}” is about to be sent to its readers.`,
    publication: (title: string) => `“${title}” is about to be published.`,
  },
  left: {
    quote: (num: string) => `Quote for order ${num} sent`,
    approval: (document: string) => `${document} approved`,
    shipment: (num: string) => `Order ${num} shipped`,
    delivery: (num: string) => `Order ${num} delivered`,
    invoice: (num: string) => `Invoice of order ${num} sent`,
    issue: (subject: string) => `“${subject}” is being sent to its readers`,
    publication: (title: string) => `“${title}” published`,
  },
  seconds: (left: number) => `${left} s`,
  leaving: 'Leaving',
  takeBack: 'Take back',
  takenBack: (label: string) => `Taken back: ${label}. It was not sent.`,
  refused: (label: string) => `Not sent: ${label}.`,
  understood: 'Understood',
}
