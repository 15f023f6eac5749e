/** What a company can do while it cannot order. */
export const accountTexts = {
  pending: 'You can browse and fill your cart. You can order once we have checked your documents.',
  suspended:
    'New orders and material for CareCoins have stopped. Running orders, messages and documents go on, and you can browse.',
  because: (reason: string) => `Our reason: ${reason}`,
}
