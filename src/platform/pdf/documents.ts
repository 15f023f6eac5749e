import { createHash } from 'node:crypto'
import { largeInTurn } from './large-documents.ts'
import type { DocumentDefinition } from './page.ts'
import { pdfCache } from './pdf-cache.ts'
import { typesetter } from './typesetter.ts'

export type Documents = {
  readonly make: (definition: DocumentDefinition) => Promise<Buffer>
}

/** Raise it when the design changes: fonts, layouts, typesetter. */
const DESIGN = 3

export const startDocuments = async (
  cacheDir: string,
): Promise<Documents & { forget: () => Promise<void>; stop: () => Promise<void> }> => {
  const cache = await pdfCache(cacheDir)
  const setter = typesetter()
  const inTurn = largeInTurn()
  const beingMade = new Map<string, Promise<Buffer>>()

  const made = async (hash: string, { definition, size }: { definition: DocumentDefinition; size: number }) => {
    const keep = cache.place(hash)
    const kept = await cache.find(hash)
    if (kept) return kept
    const pdf = await inTurn(size, () => setter.set(definition))
    await keep(pdf)
    return pdf
  }

  return {
    make: (definition) => {
      const said = JSON.stringify(definition)
      const hash = createHash('sha256').update(`${DESIGN}\n${said}`).digest('hex')
      const making =
        beingMade.get(hash) ?? made(hash, { definition, size: said.length }).finally(() => beingMade.delete(hash))
      beingMade.set(hash, making)
      return making
    },
    forget: cache.forget,
    stop: setter.stop,
  }
}
