/** Labels of modules in the language of a page, from its build on (scripts/vite/language.ts). English needs none, the server has all. */
export const labels: Readonly<Record<string, string>> | null = null
export const language: string = 'en'
