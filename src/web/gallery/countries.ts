/** Enough of them to make a list searchable. */
export const countries = [
  'Colombia',
  'Ecuador',
  'Kenya',
  'Norway',
  'Peru',
  'Senegal',
  'Sweden',
  'Tanzania',
  'Uganda',
].map((label) => ({ value: label.toLowerCase(), label }))
