/** The codes of the languages that the reader's browser prefers, the first one first: 'fr', 'en'. */
export const ownLanguages = (): string[] => [...new Set(navigator.languages.map((tag) => tag.slice(0, 2)))]
