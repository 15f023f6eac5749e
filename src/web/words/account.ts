/** What a company can do while it cannot order. */
export const accountWords = {
  pending: 'You can look around and fill your cart. You can order as soon as we have checked your documents.',
  suspended: 'You can look at everything, but not order. Your contact tells you why.',
}
