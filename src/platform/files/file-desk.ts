import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

import type { Pool } from 'pg'

import type { AccessPolicy, Me } from '#platform/access/permissions.ts'
import { type PersonalData, SEALED, type Sealed, unlessErased } from '#platform/access/personal-data.ts'
import type { TokenSecrets } from '#platform/access/token-keys.ts'
import { invalid, orRefuse, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import { keysOf } from '#platform/records.ts'
import { whyNotTaken } from './file-bytes.ts'
import { type FilePurposes, fileKinds, isTidied, kindOf } from './file-kinds.ts'
import { fileName } from './file-names.ts'
import { type FileRow, fileTable } from './file-table.ts'
import { fileViews, smallPath } from './file-views.ts'
import type { Files, MayOpen, OpenedFile, Sender, StoredFile } from './files.ts'
import { takeIn, tooLarge } from './incoming.ts'
import { fileInspector } from './inspection/inspector.ts'
import { inspectionTurns } from './inspection/turns.ts'
import { fileLinks } from './links.ts'
import { partOf } from './parts.ts'
import { tidied } from './pictures.ts'
import { nameShown, storeName } from './shown-name.ts'
import { checkStorePath, isStorePath, type Store } from './store.ts'
import type { VirusScanner } from './virus-scanner.ts'

/** Per person: uploads stay a day unattached, and must not fill the store. */
const MOST_IN_QUARANTINE = { ofPeople: 500 * 1024 * 1024, ofStaff: 4 * 1024 * 1024 * 1024 }
const busy = { status: 429 } as const

const ADDRESS = '/api/files/'

/** A path as the PUT answered it, or as in the upload's address (specification 1 §7). */
const storedPath = (given: string): string => (given.startsWith(ADDRESS) ? given.slice(ADDRESS.length) : given)

export type FileDesk = {
  readonly purposes: FilePurposes
  readonly isStaff: AccessPolicy['isStaff']
  readonly pool: Pool
  readonly store: Store
  readonly incomingDir: string
  readonly scanner: VirusScanner | null
  readonly personal: Pick<PersonalData, 'seal' | 'openAll'>
  readonly secrets: TokenSecrets
  readonly now: () => Date
  readonly newId: () => string
  /** An infected file, for the log. */
  readonly onFault: (error: unknown) => void
  /** Further restricts those whose company or own staff has the file. Default: no restriction. */
  readonly mayOpen?: MayOpen
}

export const openFiles = (desk: FileDesk): Files => {
  const { purposes, isStaff, pool, store, incomingDir, scanner, personal, secrets, now, newId, onFault, mayOpen } = desk
  const table = fileTable(pool)
  const links = fileLinks(secrets, now)
  const inspector = fileInspector()
  const inspectionTurn = inspectionTurns()

  const sealedFor = (personId: string, name: string): Promise<Sealed | null> =>
    unlessErased(personal.seal(personId, name))
  const storedFile = async ({ path, name, mediaType, bytes, sha256 }: FileRow): Promise<StoredFile> => ({
    path,
    name: nameShown(await personal.openAll(name), path),
    mediaType,
    bytes,
    sha256,
  })

  const opened = async (
    row: FileRow | null,
    options: Parameters<typeof partOf>[0] = {},
  ): Promise<OpenedFile | null> => {
    const part = row ? partOf(options, row) : undefined
    const body = row && (await store.read(row.path, part))
    return row && body ? { ...(await storedFile(row)), body, isPublic: row.isPublic, ...(part && { part }) } : null
  }
  const find = async (path: string) => (isStorePath(path) ? table.find(path) : null)
  const opensFor = async (who: Sender, { path, attachedAt, isPublic }: FileRow): Promise<boolean> =>
    !mayOpen || isPublic || !attachedAt || mayOpen(who, path)
  const readable = async (me: Me | null, row: FileRow): Promise<boolean> =>
    mayRead(me, row, isStaff) && (me === null || (await opensFor(me, row)))

  const { factsOf, smallOf } = fileViews(store, opened, inspector.pages)

  return {
    ticket: async (sender, ask) => {
      const kind = kindOf(ask.type)
      const byStaff = sender.role !== undefined && isStaff(sender.role)
      const known = keysOf(purposes).filter((purpose) => byStaff || !purposes[purpose].byStaff)
      const purpose = known.find((one) => one === ask.purpose)
      if (!purpose) throw new RefusedError(invalid({ bucket: `Please choose one of ${known.join(', ')}` }))
      const { kinds } = purposes[purpose]
      if (!kind || !kinds.includes(kind))
        throw new RefusedError(
          invalid({ type: `Please choose a file of type ${kinds.map((one) => fileKinds[one].name).join(', ')}` }),
        )
      const quarantined = await table.inQuarantine(sender.userId)
      if (ask.mostFiles !== undefined && quarantined.files >= ask.mostFiles)
        throw new RefusedError(
          invalid({ file: `At most ${ask.mostFiles} files can be sent. Please remove one first.` }),
        )
      if (quarantined.bytes > MOST_IN_QUARANTINE[byStaff ? 'ofStaff' : 'ofPeople'])
        throw new RefusedError(
          refused('You have sent many files that are not used yet. Please try again tomorrow.', busy),
        )
      const ticket = randomBytes(24).toString('base64url')
      const path = `${purpose}/${newId()}.${fileKinds[kind].extension}`
      const { userId, distributorId } = sender
      const grant = { userId, distributorId, purpose, kind, path }
      if (!(await table.keepTicket(hashOf(ticket), grant)))
        throw new RefusedError(refused('Too many uploads at once. Please try again in a few minutes.', busy))
      return { url: `${ADDRESS}${path}?ticket=${ticket}` }
    },

    receive: async (path, ticket, bytes, declared, left) => {
      const granted = await table.useTicket(hashOf(ticket), path)
      if (!granted)
        return refuse(bytes, refused('This upload address has expired or was already used', { status: 403 }))
      const { maxBytes } = purposes[granted.purpose]
      const { mediaType, extension, name } = fileKinds[granted.kind]
      if (
        declared.mediaType &&
        declared.mediaType !== 'application/octet-stream' &&
        kindOf(declared.mediaType) !== granted.kind
      )
        return refuse(bytes, refused(`This upload address takes a ${name} file`, { status: 415 }))
      if ((declared.length ?? 0) > maxBytes) return refuse(bytes, tooLarge(maxBytes))

      return takeIn(incomingDir, bytes, { kind: granted.kind, maxBytes }, async (arrived) => {
        const inTurn = inspectionTurn(granted.purpose === 'signup' ? null : granted.userId)
        orRefuse(
          await inTurn(() => whyNotTaken(inspector, granted.kind, arrived.file, left)).catch(orInterrupted(left)),
        )
        const virus = await scanner?.(arrived.file)
        if (virus) {
          onFault(new Error(`The virus scanner found ${virus} in ${path}, sent by ${granted.userId}`))
          throw new RefusedError(refused(`The virus scanner refused this file (${virus})`, { status: 422 }))
        }
        const isToTidy = isTidied(purposes[granted.purpose], granted.kind)
        const tidy = isToTidy ? orRefuse(await inTurn(() => tidied(arrived.file, granted.kind))) : null
        const file = {
          path,
          name: fileName(declared.name ?? '', granted.kind) ?? `${granted.purpose}.${extension}`,
          mediaType,
          bytes: tidy?.length ?? arrived.bytes,
          sha256: tidy ? sha256Of(tidy) : arrived.sha256,
        }
        const name = (await sealedFor(granted.userId, file.name)) ?? storeName(path)
        await table.announce({ ...file, name, userId: granted.userId, distributorId: granted.distributorId })
        await store.write(path, tidy ?? arrived, mediaType)
        await table.markStored(path)
        return file
      })
    },

    offered: async (sender, given, owner) => {
      const row = await taken(given, async (path) => {
        const found = await table.attachable(path, sender.userId, owner.distributorId)
        return found && (await opensFor(sender, found)) ? found : null
      })
      // Rows of earlier releases and of the portal have names in clear.
      const sealedName = SEALED.test(row.name) ? (row.name as Sealed) : await personal.seal(sender.userId, row.name)
      return { ...(await storedFile(row)), sealedName }
    },
    attach: async (sender, given, owner, tx) => {
      await taken(given, (path) => table.attach(path, sender.userId, owner, tx))
    },
    withdraw: table.withdraw,

    put: async ({ path, name, mediaType, bytes, owner, isPublic = false }) => {
      const sha256 = sha256Of(bytes)
      const file = { path: checkStorePath(path), name, mediaType, bytes: bytes.length, sha256 }
      await store.write(path, bytes, mediaType)
      await table.keep({ ...file, distributorId: owner.distributorId, isPublic })
      return file
    },

    read: async (me, path, { key, small, ...options } = {}) => {
      const row = await find(path)
      if (!row || !((await readable(me, row)) || (key && links.opens(key, path)))) return null
      return small ? smallOf(row) : opened(row, options)
    },

    open: async (path) => opened(await find(path)),
    facts: async (path) => factsOf(await find(path)),

    link: async (me, path) => {
      const row = await find(path)
      return row && (await readable(me, row)) ? { url: `${ADDRESS}${path}?key=${links.keyFor(path)}` } : null
    },

    sentBy: async (userId) => Promise.all((await table.sentBy(userId)).map(storedFile)),
    discard: table.discard,
    handOver: async (paths, userId, tx) => {
      for (const { path, name } of await table.named(paths, tx))
        await table.handOver(path, userId, await personal.seal(userId, await personal.openAll(name)), tx)
    },
    lend: (path, size) =>
      `${ADDRESS}${checkStorePath(path)}?key=${links.keyForHours(path)}${size === 'small' ? '&size=small' : ''}`,

    countOf: table.countOf,
    disown: table.disown,

    sweep: () =>
      table.sweep(async (path) => {
        await store.remove(smallPath(path))
        await store.remove(path)
      }),
  }
}

const taken = async (given: string, row: (path: string) => Promise<FileRow | null>): Promise<FileRow> => {
  const path = storedPath(given)
  const found = isStorePath(path) ? await row(path) : null
  if (!found)
    throw new RefusedError(
      invalid({ file: 'This file was not uploaded by you, or too long ago. Please upload it again.' }),
    )
  return found
}

/** Public: everyone. In quarantine: the sender. Attached: its company and staff. */
const mayRead = (
  me: Me | null,
  { isPublic, attachedAt, userId, distributorId }: FileRow,
  isStaff: AccessPolicy['isStaff'],
): boolean => {
  if (isPublic) return true
  if (!me) return false
  if (!attachedAt) return userId === me.userId
  return isStaff(me.role) || (distributorId !== null && distributorId === me.distributorId)
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

const orInterrupted = (left?: AbortSignal) => (error: unknown) => {
  throw left?.aborted ? new RefusedError(refused('The upload was interrupted', { status: 400 })) : error
}

const refuse = (bytes: Readable, refusal: Refusal): never => {
  bytes.resume()
  throw new RefusedError(refusal)
}
