/** Subjects of a distributor's questions, and their contacts. Browser-safe. */
export const contactRoles = ['SALES', 'ORDERS', 'QUALITY', 'FINANCE'] as const
