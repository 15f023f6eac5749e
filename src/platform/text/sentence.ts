/** Parts as one sentence with one full stop, which a name or a reason at its end may bring along: 'Andina Salud S.A.S.' */
export const sentence = (...parts: readonly string[]): string => {
  const said = parts.join('')
  return said.endsWith('.') ? said : `${said}.`
}
