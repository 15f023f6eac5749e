const CONTROLS = /[^\P{Cc}\t\r\n\f\v]/u

const zerosIn = (bytes: Uint8Array): readonly [number, number] => {
  const zeros: [number, number] = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1]++
  return zeros
}

const encodingOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const [even, odd] = zerosIn(bytes)
  if (even + odd > 0) return odd > even ? 'utf-16le' : 'utf-16be'
  return 'utf-8'
}

const decoded = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return CONTROLS.test(text) ? null : text
  } catch {
    return null
  }
}

/** UTF-8, UTF-16, else Windows-1252. null: no text. */
export const decodedText = (bytes: Uint8Array): string | null => {
  const encoding = encodingOf(bytes)
  return decoded(bytes, encoding) ?? (encoding === 'utf-8' ? decoded(bytes, 'windows-1252') : null)
}
