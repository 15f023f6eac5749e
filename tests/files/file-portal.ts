import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { accessPolicy } from '#modules/permissions/policy.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { purposes } from '#modules/terms/file-purposes.ts'
import { openAccess } from '#platform/access/access.ts'
import { leastCost } from '#platform/access/password-hashing.ts'
import type { Me } from '#platform/access/permissions.ts'
import { openFiles } from '#platform/files/file-desk.ts'
import type { StoredFile } from '#platform/files/files.ts'
import { folderStore } from '#platform/files/folder-store.ts'
import { clamd } from '#platform/files/virus-scanner.ts'
import { visitorDrafts } from '#platform/files/visitor-drafts.ts'
import { type Edge, mountRoutes } from '#platform/http/mount.ts'
import type { Route } from '#platform/http/serve.ts'
import { webServer } from '#platform/http/server.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { unchecked } from '#platform/typed.ts'
import { freshDatabase } from '#tests/database.ts'
import { samples } from './samples.ts'
import { virusScanner } from './virus-scanner.ts'

export type Person = Me & { readonly jwt: string }
export type FilePortal = Awaited<ReturnType<typeof startFilePortal>>

/** The file routes on a real server, database, folder and scanner, with people of two companies and of the provider. */
export const startFilePortal = async (routes: readonly Route[]) => {
  const secret = () => randomBytes(32).toString('base64')
  const secrets = { tokens: secret(), masterKey: secret(), fingerprints: secret() }
  const folder = await mkdtemp(join(tmpdir(), 'files-slice-'))
  const database = await freshDatabase()
  const owner = connect({ connectionString: database.url })
  const pool = connectAsPortal(database.url)
  const access = await openAccess(
    pool,
    { secrets, passwordCost: leastCost },
    { newId: randomUUID, policy: accessPolicy },
  )
  const scanner = virusScanner()
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  let ahead = 0
  const faults: string[] = []
  const files = openFiles({
    purposes,
    isStaff: accessPolicy.isStaff,
    pool,
    store: await folderStore(join(folder, 'store')),
    incomingDir: join(folder, 'incoming'),
    scanner: clamd(`tcp://127.0.0.1:${(scanner.address() as AddressInfo).port}`),
    personal: access.personal,
    secrets,
    now: () => new Date(Date.now() + ahead),
    newId: randomUUID,
    onFault: (error) => faults.push(String(error)),
  })
  const app = await webServer({ logger: pino({ level: 'silent' }), trustProxy: false, secure: false })
  // These routes ask files and sessions only.
  const drafts = visitorDrafts(pool, { newId: randomUUID, disown: files.disown })
  const services = unchecked<Edge['services']>({
    ...access,
    files,
    visitorDrafts: drafts,
    configuration: readConfiguration('test', {}),
  })
  const edge: Edge = {
    services,
    policy: accessPolicy,
    delays: null,
    secondPerson: null,
    now: () => new Date(),
    commandsFor: () => ({}) as never,
    trailFor: () => ({}) as never,
    findDone: async () => null,
    keepOutcome: async (_once, known) => known,
    waitFor: async () => true,
    reached: () => 0,
    replicaFor: async () => null,
  }
  mountRoutes(app, edge, routes)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const signIn = async (role: Role, distributorId: string | null): Promise<Person> => {
    const who = { userId: randomUUID(), role, distributorId }
    await access.accounts.reserve({
      ...who,
      email: `${who.userId}@andina.example`,
      username: who.userId,
      password: 'Correct.Horse1',
    })
    await access.accounts.confirm(who.userId)
    const { jwt, sessionId } = await access.sessions.open(who, { remember: false, userAgent: 'test' })
    return { ...who, sessionId, jwt }
  }

  const fetched = (who: Person | null, path: string, init: RequestInit = {}) =>
    fetch(`${address}/api${path}`, {
      ...init,
      headers: { ...(who && { authorization: `Bearer ${who.jwt}` }), ...init.headers },
    })

  const ticketFor = async (who: Person, type = 'application/pdf', bucket = 'documents'): Promise<string> => {
    const answer = await fetched(who, `/s3/bucket/url?type=${encodeURIComponent(type)}&bucket=${bucket}`)
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { url: string }).url
  }

  const put = (
    url: string,
    body: Buffer | ReadableStream,
    { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ) => fetch(`${address}${url}`, unchecked<RequestInit>({ method: 'PUT', body, headers, signal, duplex: 'half' }))

  const uploaded = async (
    who: Person,
    content: Buffer = samples.pdf,
    type = 'application/pdf',
  ): Promise<StoredFile> => {
    const answer = await put(await ticketFor(who, type), content, { headers: { 'content-type': type } })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as StoredFile
  }

  const andina = randomUUID()
  return {
    address,
    files,
    /** The owner's connections, to turn back time. */
    owner,
    folder,
    /** What the log says of refused files. */
    faults,
    signIn,
    fetched,
    ticketFor,
    put,
    uploaded,
    ines: await signIn('PROCUREMENT', andina),
    inesColleague: await signIn('MARKETING', andina),
    ola: await signIn('PROCUREMENT', randomUUID()),
    lucie: await signIn('SALES', null),
    /** Sets the clock that links are read by. */
    setAhead: (ms: number) => {
      ahead = ms
    },
    /** Uploads that are still lying about. */
    leftBehind: async () => (await readdir(join(folder, 'incoming')).catch(() => [])).length,
    /** Bytes of the upload that is lying about. */
    arrived: async () => {
      const [file] = await readdir(join(folder, 'incoming')).catch(() => [])
      return file ? (await stat(join(folder, 'incoming', file))).size : 0
    },
    stop: async () => {
      await app.close()
      await access.stop()
      await pool.end()
      await owner.end()
      scanner.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

export const refusalOf = async (answer: Response) => ({
  status: answer.status,
  error: ((await answer.json()) as { error: string }).error,
})
