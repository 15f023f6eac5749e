import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { Pool } from 'pg'
import { fibres, turns } from '#platform/background/fibres.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { count } from '#platform/text/formats.ts'
import { keepSuccessionInside, keepSuccessionOutside, saidOfSuccession, successionsIn } from './key-succession.ts'
import { earlierSigners, type HeadSigner, headSigner, type SignedHead } from './signing-key.ts'

/** Whichever is first: what was recorded since is in no signature. */
const SIGN_EVERY_EVENTS = 100
const SIGN_EVERY_MS = 60_000
const LOOK_EVERY_MS = 1000
const INSIDE_EVERY_POSITIONS = 1000
const THIN_AFTER = 60

const fileIn = (folder: string): string => join(folder, 'signed-heads.jsonl')

/** Kept outside the database, oldest first. Skips a line that a crash cut short. */
export const keptHeads = (folder: string): SignedHead[] => {
  if (!existsSync(fileIn(folder))) return []
  return readFileSync(fileIn(folder), 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line) as SignedHead] : []
      } catch {
        return []
      }
    })
}

/** For a log discarded on purpose: its heads would contradict the next one. */
export const forgetHeads = (folder: string): void => rmSync(fileIn(folder), { force: true })

export const adoptHead = (folder: string, head: SignedHead): void => {
  if ((keptHeads(folder).at(-1)?.position ?? 0) < head.position) keepOutside(folder, head)
}

export const contradictionSentence = ({ position }: Pick<SignedHead, 'position'>): string =>
  `The event log is not the one that was signed up to position ${count(position)}.`

/** With fsync. The line break comes first, so that a line cut short by a crash spoils no other. */
const writeHeads = (path: string, flags: 'a' | 'w', heads: readonly SignedHead[]): void => {
  const file = openSync(path, flags, 0o600)
  writeSync(file, heads.map((head) => `\n${JSON.stringify(head)}`).join(''))
  fsyncSync(file)
  closeSync(file)
}
const keepOutside = (folder: string, head: SignedHead): void => writeHeads(fileIn(folder), 'a', [head])

const dayOf = (at: string): number => Math.floor(Date.parse(at) / millisecondsInDay)

const minuteOf = (at: string): number => Math.floor(Date.parse(at) / millisecondsInMinute)

/** The last of each minute of the last hour, and of each day (UTC). The very last one shows where the log was cut off. */
export const thinned = (heads: readonly SignedHead[], now: Date): SignedHead[] =>
  heads.filter(({ at }, index) => {
    const next = heads[index + 1]
    if (!next || dayOf(next.at) !== dayOf(at)) return true
    return minuteOf(next.at) !== minuteOf(at) && now.getTime() - Date.parse(at) < millisecondsInHour
  })

const thinOut = (folder: string, now: Date): void => {
  const whole = `${fileIn(folder)}.new`
  writeHeads(whole, 'w', thinned(keptHeads(folder), now))
  renameSync(whole, fileIn(folder))
}

export const chainAt = async (pool: Pool, position: number): Promise<string | undefined> => {
  const { rows } = await pool.query<{ last: number; chain: Buffer }>(
    'select position + n - 1 as last, chain from es.log where position <= $1 order by position desc limit 1',
    [position],
  )
  return rows[0]?.last === position ? rows[0].chain.toString('hex') : undefined
}

export type SigningOptions = {
  readonly log: EventLog
  /** Outside the database: write access to the database does not suffice to change it. */
  readonly folder: string
  readonly key: string | null
  /** The one of before, while it is changed. */
  readonly alsoKey?: string | null
  readonly now: () => Date
  readonly onTrouble: (error: unknown) => void
}

export type HeadSigning = {
  readonly signer: HeadSigner
  readonly signNow: () => Promise<void>
  /** The last kept head, where the log differs there or ends before it. One cheap query. */
  readonly contradicted: () => Promise<SignedHead | null>
  readonly stop: () => Promise<void>
}

/**
 * Within a minute of a commit, or of a hundred events; every thousandth position and midnight (UTC) also in es.signed_head.
 * A key that has signed here before signs that this one follows it.
 */
export const startSigning = ({ log, folder, key, alsoKey = null, now, onTrouble }: SigningOptions): HeadSigning => {
  const signer = headSigner(folder, key)
  for (const earlier of earlierSigners(folder, signer, alsoKey)) {
    const succession = { keyId: signer.keyId, publicKey: signer.publicKey, at: now().toISOString() }
    const signature = earlier.signText(saidOfSuccession(succession))
    keepSuccessionOutside(folder, { ...succession, by: earlier.keyId, signature })
  }
  const kept = keptHeads(folder)
  let last = kept.at(-1)
  let unthinned = kept.length
  let restsUntil = 0

  const isDue = (head: number): boolean => {
    const { position = 0, at } = last ?? {}
    if (head <= position) return false
    if (at === undefined || isMilestone(head) || head - position >= SIGN_EVERY_EVENTS) return true
    return Math.abs(now().getTime() - Date.parse(at)) >= SIGN_EVERY_MS - LOOK_EVERY_MS
  }

  const isMilestone = (head: number): boolean => {
    const { position = 0, at } = last ?? {}
    const isNewDay = at !== undefined && Math.floor(now().getTime() / millisecondsInDay) > dayOf(at)
    return isNewDay || Math.floor(head / INSIDE_EVERY_POSITIONS) > Math.floor(position / INSIDE_EVERY_POSITIONS)
  }

  const contradicted = async (): Promise<SignedHead | null> =>
    last && (await chainAt(log.pool, last.position)) !== last.chain ? last : null

  const keepInside = (head: SignedHead) =>
    log.pool.query('select es.keep_head($1, $2, $3, $4, $5)', [
      head.position,
      head.keyId,
      Buffer.from(head.chain, 'hex'),
      head.at,
      Buffer.from(head.signature, 'base64'),
    ])

  const sign = async (isAsked: boolean): Promise<void> => {
    const other = await contradicted()
    if (other) throw new Error(`${contradictionSentence(other)} Run the verification.`)
    const { rows } = await log.pool.query<{ position: number; chain: Buffer }>(
      'select position + n - 1 as position, chain from es.log order by position desc limit 1',
    )
    const { position, chain } = rows[0]!
    const known = last?.position === position ? last : null
    if (known && !isAsked) return
    const head = known ?? signer.sign({ position, chain: chain.toString('hex'), at: now().toISOString() })
    if (isAsked || isMilestone(position)) await keepInside(head)
    if (known) return
    keepOutside(folder, head)
    last = head
    if (++unthinned < THIN_AFTER) return
    unthinned = 0
    thinOut(folder, now())
  }

  const look = async () => {
    if (performance.now() < restsUntil || !isDue(log.head())) return
    await sign(false).catch((error: unknown) => {
      restsUntil = performance.now() + SIGN_EVERY_MS // what is wrong with the log is not right a second later
      onTrouble(error)
    })
  }
  const keepSuccessions = async () => {
    for (const it of successionsIn(folder)) if (it.keyId === signer.keyId) await keepSuccessionInside(log.pool, it)
  }
  const turn = turns(1)
  const background = fibres(onTrouble)
  void turn(keepSuccessions).catch(onTrouble)
  background.every('signing', LOOK_EVERY_MS, () => turn(look))
  let isLooking = false
  const lookAtOnce = ({ head }: { readonly head: number }) => {
    if (isLooking || head - (last?.position ?? 0) < SIGN_EVERY_EVENTS) return
    isLooking = true
    void turn(look).finally(() => {
      isLooking = false
    })
  }
  log.events.on('sealed', lookAtOnce)
  return {
    signer,
    signNow: () => turn(() => sign(true)),
    contradicted,
    stop: async () => {
      log.events.off('sealed', lookAtOnce)
      await background.stop()
      await turn(async () => {})
    },
  }
}
