import type { Readable } from 'node:stream'

/** Bytes from 0, both included. */
export type Part = { readonly start: number; readonly end: number }

export type Store = {
  /** Atomic. `body`: bytes or a local file. */
  readonly write: (path: string, body: Buffer | LocalFile, mediaType: string) => Promise<void>
  readonly read: (path: string, part?: Part) => Promise<Readable | null>
  readonly remove: (path: string) => Promise<void>
  /** Names in this folder. */
  readonly list: (folder: string) => Promise<string[]>
}

export type LocalFile = { readonly file: string; readonly bytes: number }

const STORE_PATH = /^[a-z0-9][a-z0-9-]{0,39}\/[A-Za-z0-9][A-Za-z0-9._-]{0,159}$/

/** 'folder/name', safe in file systems and addresses. */
export const isStorePath = (path: string): boolean => STORE_PATH.test(path) && !path.includes('..')

/** Throws: requests' paths are checked before. */
export const checkStorePath = (path: string): string => {
  if (!isStorePath(path)) throw new Error(`'${path}' is not a path of the store`)
  return path
}
