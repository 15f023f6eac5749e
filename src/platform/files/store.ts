import type { Readable } from 'node:stream'

/** Positions of bytes, from 0, both included. */
export type Part = { readonly start: number; readonly end: number }

/** Where bytes lie, by path. Two adapters, a folder and S3, and one contract suite for both. */
export type Store = {
  /** Whole or not at all: a reader sees what was there before or all of the new. `body` is bytes or a file on this machine. */
  readonly write: (path: string, body: Buffer | LocalFile, mediaType: string) => Promise<void>
  /** null: there is nothing at this path. `part`: the bytes from `start` to `end`, both included. */
  readonly read: (path: string, part?: Part) => Promise<Readable | null>
  /** Removing what is not there is no fault. */
  readonly remove: (path: string) => Promise<void>
}

/** A finished file on this machine. */
export type LocalFile = { readonly file: string; readonly bytes: number }

const STORE_PATH = /^[a-z0-9][a-z0-9-]{0,39}\/[A-Za-z0-9][A-Za-z0-9._-]{0,159}$/

/** 'folder/name': nothing that a file system or an address could read as anything else. */
export const isStorePath = (path: string): boolean => STORE_PATH.test(path) && !path.includes('..')

/** A wrong path is a bug of ours: paths in requests are looked up in the table of files first. */
export const checkStorePath = (path: string): string => {
  if (!isStorePath(path)) throw new Error(`'${path}' is not a path of the store`)
  return path
}
