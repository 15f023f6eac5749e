import { say } from '#platform/text/say.ts'
import { searchKey } from './search.ts'

/** 'PC-1042', 'pc 1042' and 'PC1042' have one key. */
export const referenceKey = (reference: string): string => {
  const key = searchKey(reference)
  return key.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || key
}

/** Exact match first, then by capitals, then by key. */
export const byReference = <T>(all: readonly T[], typed: string, referenceOf: (one: T) => string): T | undefined => {
  const [exact, key] = [typed.trim(), referenceKey(typed)]
  const alike = key === '' ? [] : all.filter((one) => referenceKey(referenceOf(one)) === key)
  return (
    all.find((one) => exact !== '' && referenceOf(one) === exact) ??
    alike.find((one) => referenceOf(one).toLowerCase() === exact.toLowerCase()) ??
    alike[0]
  )
}

export const readsLike = (code: string, other: string): string =>
  code === other ? say('{0} is taken already', other) : say('{0} reads like {1}, which is taken already', code, other)
