/** Safe in a browser. */
export const contactRoles = ['SALES', 'ORDERS', 'QUALITY', 'FINANCE'] as const
