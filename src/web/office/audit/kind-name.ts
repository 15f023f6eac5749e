/** 'loyalty-account' as 'Loyalty account'. */
export const kindName = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
