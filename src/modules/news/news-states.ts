/** BEHIND: a later revision than the published one was written. */
export const articleStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'BEHIND'] as const
export type ArticleState = (typeof articleStates)[number]
export const eventStates = ['PLANNED', 'PAST', 'CANCELLED'] as const
export type EventState = (typeof eventStates)[number]

/** By which the office's lists are sorted. */
export const articleColumns = ['title', 'state', 'changed', 'published'] as const
export const eventColumns = ['title', 'state', 'date', 'location'] as const
