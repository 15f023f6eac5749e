/** One full stop, even after 'Andina Salud S.A.S.' */
export const sentence = (...parts: readonly string[]): string => {
  const said = parts.join('')
  return said.endsWith('.') ? said : `${said}.`
}
