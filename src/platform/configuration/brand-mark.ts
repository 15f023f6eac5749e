/** 48 × 48. Safe in a browser. */
export const markPetals = {
  outer: 'M24 3c9 8 15 15 15 24a15 15 0 0 1-30 0C9 18 15 11 24 3Z',
  inner: 'M24 19c5 5 8 8 8 13a8 8 0 0 1-16 0c0-5 3-8 8-13Z',
} as const

/** On light surfaces; on dark ones the outer petal is lighter. */
export const markColours = {
  onSurface: { outer: '#9145d8', inner: '#42c3d4' },
  onInk: { outer: '#c193f9', inner: '#42c3d4' },
} as const

export const brandMark = (colours: { outer: string; inner: string } = markColours.onSurface): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colours.outer}" d="${markPetals.outer}"/><path fill="${colours.inner}" d="${markPetals.inner}"/></svg>`
