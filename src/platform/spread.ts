/** Spreads names evenly, and the same ones alike each time: whoever takes the least of them has a sample that can be looked at again. FNV-1a. */
export const spread = (name: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
