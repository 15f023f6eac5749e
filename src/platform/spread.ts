/** Spreads names evenly, and the same ones alike each time: the least of them are a sample that can be looked at again. FNV-1a. */
export const spread = (name: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** So many of them, another sample with each `draw`: in time every one has been in some. */
export const sampleOf = <It extends { readonly key: string }>(all: readonly It[], size: number, draw: string): It[] => {
  const place = ({ key }: It) => spread(`${draw} ${key}`)
  return all.toSorted((a, b) => place(a) - place(b)).slice(0, size)
}
