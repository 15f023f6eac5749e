/** The company in figures, on its home. */
export const statisticsTexts = {
  title: 'Your company in figures',
  names: {
    orders: 'Orders',
    ordersInProgress: 'Orders in progress',
    quotesToConfirm: 'Quotes to confirm',
    documentsToSend: 'Documents to send',
    quantityOrdered: 'Units ordered',
    lastOrderDate: 'Last order',
    careCoinsBalance: 'CareCoins',
  },
  never: 'None yet',
}
