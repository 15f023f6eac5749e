/** What of an order's grand total is paid when: on the pages of both sides, as on its papers. */
export const paymentTexts = {
  prepayment: 'To be paid in advance',
  left: 'Left for the invoice',
  paid: 'Less the pre-payment',
  due: 'Amount due',
}
