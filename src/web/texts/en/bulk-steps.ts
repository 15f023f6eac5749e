import { counted } from './language.ts'

const orders = (count: number): string => counted(count, 'order')

/** The same step of several orders at once. */
export const bulkTexts = {
  action: { RequestPrepayment: 'Request pre-payment', StartProduction: 'Start production' },
  title: {
    RequestPrepayment: (count: number) => `Request pre-payment for ${orders(count)}?`,
    StartProduction: (count: number) => `Start the production of ${orders(count)}?`,
  },
  give: {
    RequestPrepayment: (count: number) => `Request ${counted(count, 'pre-payment')}`,
    StartProduction: (count: number) => `Start production of ${orders(count)}`,
  },
  lead: 'Each order is processed separately. Orders that cannot move on stay as they are, with the reason.',
  stay: (count: number) => (count === 1 ? 'This order stays as it is:' : `These ${orders(count)} stay as they are:`),
  percent: 'Percent of each grand total',
  day: { RequestPrepayment: 'To be paid by (optional)', StartProduction: 'Ready on (optional)' },
  goBack: 'Go back',
  stop: 'Stop',
  running: (done: number, of: number) => `${done} of ${orders(of)}`,
  progress: 'Progress',
  done: (moved: number, of: number) =>
    moved === of ? `${orders(moved)} moved on.` : `${moved} of ${orders(of)} moved on.`,
  moved: 'Moved on',
}
