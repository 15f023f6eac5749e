/** Deterministic and even (FNV-1a): the lowest make a repeatable sample. */
export const spread = (name: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** `draw` varies the sample: in time all are covered. */
export const sampleOf = <It extends { readonly key: string }>(all: readonly It[], size: number, draw: string): It[] => {
  const place = ({ key }: It) => spread(`${draw} ${key}`)
  return all.toSorted((a, b) => place(a) - place(b)).slice(0, size)
}
