/** Of a company. */
export const MOST_APPROVAL_RULES = 20
/** In hours: 30 days, as long as a quote is valid. */
export const LONGEST_PASSING_HOURS = 720
