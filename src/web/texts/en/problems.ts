/** What is said where no answer says why. */
export const problemTexts = {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  failed: 'Something went wrong on our side. Try again in a moment.',
  away: 'The portal is not available for a moment. Try again in a few seconds.',
}
