/** What a company can do while it cannot order. */
export const accountTexts = {
  pending: 'You can browse and fill your cart. You can order once we have checked your documents.',
  suspended: 'You can browse, but not order. Ask your contact for the reason.',
}
