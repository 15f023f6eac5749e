import { count } from '#web/ui/figures/format.ts'

/** Days as people say them: halves below ten, whole ones from there on. */
export const inDays = (days: number): string => count(days < 10 ? Math.round(days * 10) / 10 : Math.round(days))
