import { counted } from '#platform/text/formats.ts'
import { fixed } from '#web/texts/fixed.ts'

export const labelKindTexts = {
  SECONDARY_PACKAGING: 'Secondary packaging',
  MASTER_CARTON: 'Master carton',
  SHIPPING_CARTON: 'Shipping carton',
  OTHER: 'Other packaging',
}

export const issueKindTexts = {
  WRONG_TEXT: 'Wrong text',
  WRONG_TRANSLATION: 'Wrong translation',
  WRONG_CODE: 'Wrong code',
  MISSING_SYMBOL: 'Missing symbol',
  PRINT_QUALITY: 'Print quality',
  OTHER: 'Other',
}

export const labelTexts = {
  title: 'Labels',
  lead: 'The artwork of your registrations, by product and country.',
  table: 'Labels',
  name: 'Name',
  product: 'Product',
  code: 'Code',
  version: 'Version',
  region: 'Region',
  date: 'Date',
  download: 'Download',
  downloadNamed: (code: string) => `Download label ${code}`,
  former: (version: number, code: string) => `Version ${version}: ${code}`,
  kind: 'Printed on',
  actions: 'Actions',
  report: fixed('Report an issue'),
  reportNamed: (code: string) => `Report an issue with label ${code}`,
  search: 'Product, code or country',
  searchChip: 'Search',
  empty: 'No labels yet. They appear here once your registrations have them.',
  thing: 'label',
  things: 'labels',
}

export const reportIssueTexts = {
  title: fixed('Report an issue'),
  label: 'Label',
  region: 'Region',
  kind: 'What is wrong',
  detail: 'Detail',
  files: 'Photos or documents',
  chooseLabel: 'Select a label',
  enterRegion: 'Enter the region',
  enterDetail: 'Enter what is wrong',
  keep: 'Cancel',
  confirm: 'Report issue',
  done: fixed('Issue successfully reported'),
  failed: fixed('Error while reporting issue'),
  looking: 'Looking for orders with this label…',
  holds: (count: number) => `${counted(count, 'order')} will be on hold until quality releases the label:`,
  holdsNone: 'No order of yours that is not shipped yet has this label. No order will be on hold.',
  holdsLater:
    'Orders with this product for this country that you place while the issue is open are on hold, too, until quality releases the label.',
  onHold: 'already on hold',
}

export const issueTexts = {
  inProgress: 'Label issues in progress',
  released: 'Released label issues',
  issue: (number: string) => `Label issue ${number}`,
  heading: (number: string, product: string) => `Label issue ${number}, ${product}`,
  rounds: (number: string) => `Rounds of label issue ${number}`,
  round: (round: number) => `Round ${round}`,
  waitsForYou: (round: number) => `Round ${round}: awaiting your reply`,
  waitsForProvider: (round: number) => `Round ${round}: awaiting artwork`,
  waitsForDistributor: (round: number) => `Round ${round}: awaiting the distributor`,
  waitsForQuality: (round: number) => `Round ${round}: awaiting quality`,
  isReleased: 'Released',
  label: 'Label',
  labelOf: (code: string, kind: string) => `${code}, ${kind}`,
  region: 'Region',
  kind: 'What is wrong',
  detail: 'Detail',
  files: 'Files',
  reported: 'Reported',
  reportedBy: (by: string, on: string) => `${by}, ${on}`,
  orders: 'Orders',
  noOrders: 'None on hold',
  order: (num: string, held: boolean) => `${num}${held ? ', on hold' : ''}`,
  dueOn: (on: string) => `Please answer by ${on}`,
  proposed: (by: string, on: string) => `Artwork proposed by ${by}, ${on}`,
  accepted: (by: string, on: string) => `Accepted by ${by}, ${on}`,
  answered: (by: string, on: string) => `Changes requested by ${by}, ${on}`,
  statement: (by: string, on: string) => `Released by ${by}, ${on}`,
  asItIs: 'The label stays as it is.',
  newCode: (code: string) => `The new label is ${code}.`,
  accept: 'Accept artwork',
  answer: 'Request changes',
  changed: (number: string) => `Label issue ${number} has changed`,
}

export const answerArtworkTexts = {
  acceptTitle: (round: number) => `Accept the artwork of round ${round}`,
  acceptWhat: (code: string) =>
    `Quality then releases the label ${code}, and the orders that were on hold for it continue.`,
  accept: 'Accept artwork',
  accepted: 'Artwork accepted.',
  answerTitle: (round: number) => `Request changes of round ${round}`,
  reason: 'What is to be changed',
  missing: 'Enter what is to be changed',
  answer: 'Request changes',
  answered: 'Changes requested.',
  keep: 'Cancel',
}

export const proposeArtworkTexts = {
  title: (round: number) => `Propose artwork, round ${round}`,
  what: (company: string) => `${company} checks it.`,
  file: 'Artwork',
  code: 'Code of the new label',
  note: 'Note for the distributor',
  chooseFile: 'Upload the artwork',
  dueOn: 'Answer until',
  dueHelp: 'The distributor is reminded on this day, and both of you when it has passed.',
  wrongDay: 'Enter a day like 31/12/2026',
  enterCode: 'Enter a code: capital letters, digits, points, slashes and hyphens',
  keep: 'Cancel',
  confirm: 'Send to distributor',
  sent: (company: string) => `Artwork sent to ${company}.`,
}

export const releaseIssueTexts = {
  title: (number: string) => `Release label issue ${number}`,
  withLabel: (code: string, orders: number) =>
    `The artwork ${code} becomes the label. ${orders === 0 ? 'No orders are on hold for it.' : `${counted(orders, 'order')} released from hold, unless another issue keeps them on hold.`}`,
  asItIs: 'No artwork was proposed: the label stays as it is, and its orders are released from hold.',
  statement: 'What was checked',
  enterStatement: 'Enter what was checked',
  password: 'Your password',
  enterPassword: 'Enter your password',
  keep: 'Cancel',
  confirm: 'Release',
  done: (number: string) => `Label issue ${number} released.`,
}

export const issueNoteTexts = {
  title: (number: string) => `Internal note on label issue ${number}`,
  what: 'Only staff read it.',
  text: 'Note',
  missing: 'Enter a note',
  keep: 'Cancel',
  confirm: 'Add note',
  done: 'Note added.',
}
