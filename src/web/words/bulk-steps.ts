import { counted } from '#web/ui/format.ts'

const orders = (count: number): string => counted(count, 'order')

/** The same step of several orders at once. */
export const bulkWords = {
  all: 'Select all on this page',
  chosen: (count: number) => `${count} selected`,
  elsewhere: (count: number) => (count === 1 ? '1 of them not in sight' : `${count} of them not in sight`),
  clear: 'Clear the selection',
  action: { RequestPrepayment: 'Ask for the pre-payment', StartProduction: 'Start production' },
  title: {
    RequestPrepayment: (count: number) => `Ask for the pre-payment of ${orders(count)}?`,
    StartProduction: (count: number) => `Start the production of ${orders(count)}?`,
  },
  give: {
    RequestPrepayment: (count: number) => `Ask for ${counted(count, 'pre-payment')}`,
    StartProduction: (count: number) => `Start production of ${orders(count)}`,
  },
  lead: 'Each order takes this step on its own. One that is refused stays as it is, and you read why.',
  stay: (count: number) => (count === 1 ? 'This order stays as it is:' : `These ${orders(count)} stay as they are:`),
  percent: 'Percent of each grand total',
  day: { RequestPrepayment: 'To be paid by (optional)', StartProduction: 'Ready on (optional)' },
  goBack: 'Go back',
  stop: 'Stop',
  running: (done: number, of: number) => `${done} of ${orders(of)}`,
  progress: 'How far it is',
  done: (moved: number, of: number) =>
    moved === of ? `${orders(moved)} moved on.` : `${moved} of ${orders(of)} moved on.`,
  moved: 'Moved on',
}
