/** What a company can do while it cannot order. */
export const accountTexts = {
  pending:
    'Today you can see the products, and complete your file and your documents. You can order once we have checked them.',
  suspended:
    'New orders and material for CareCoins have stopped. Running orders, messages and documents go on, and you can browse.',
  because: (reason: string) => `Our reason: ${reason}`,
}
