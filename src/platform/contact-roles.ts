/** What a distributor may ask about, and who is there for it. Browser-safe. */
export const contactRoles = ['SALES', 'ORDERS', 'QUALITY', 'FINANCE'] as const
