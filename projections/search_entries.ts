import { type RawBuilder, sql } from 'kysely'
import { agreementRequestStream } from '#modules/agreements/events.ts'
import { countryOf, interestStream, productStream, registrationStream } from '#modules/catalogue/events.ts'
import { productRequestId } from '#modules/catalogue/request-states.ts'
import { distributorStream } from '#modules/distributors/events.ts'
import { companyFileStream, documentTypeLabel } from '#modules/distributors/file-events.ts'
import { userStream } from '#modules/identity/events.ts'
import { type Audience, resourceStream } from '#modules/library/events.ts'
import { articleStream, calendarEventStream } from '#modules/news/events.ts'
import { orderStream } from '#modules/ordering/events.ts'
import type { EntryKind } from '#modules/search/contract.ts'
import { reportStream, ticketStream } from '#modules/service/events.ts'
import { requestTitle } from '#modules/service/service-states.ts'
import { type AudienceReader, isMeantFor } from '#modules/terms/audience-query.ts'
import { type Envelope, knownRow, projection, type ReadModels, tableIn } from '#platform/projection.ts'
import { dayWritten } from '#platform/text/formats.ts'
import {
  beginsSo,
  contains,
  isCalled,
  rankIn,
  type SearchTerm,
  sealedBegins,
  sealedContains,
  searchColumns,
  type TokenHashes,
  termsOf,
} from '#platform/text/search-index.ts'

/** Some of a resource's revisions: titles and excerpts by variant. */
type Shelved = {
  readonly title: string
  readonly audience: Audience
  readonly saved: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>
  readonly published: Readonly<Record<string, number>>
}

type SearchEntryRow = ReturnType<typeof searchColumns> & {
  readonly id: string
  readonly kind: EntryKind
  readonly key: string
  readonly company: string | null
  /** Any of them finds it: `staff`, `admin`, `all`, `company:<id>`, `author:<userId>`, `country:<id>`, `private`. */
  readonly readers: readonly string[]
  /** Of distributors; null: all of the readers. */
  readonly audience: Audience | null
  readonly title: string
  readonly detail: string
  /** Companies and products, by whose names it is found too. */
  readonly about: readonly string[]
  /** Its place in the log; 0 where age says nothing. */
  readonly newest: number
  readonly shelved: Shelved | null
}

type Given = Pick<SearchEntryRow, 'kind' | 'key' | 'readers'> &
  Partial<Pick<SearchEntryRow, 'company' | 'audience' | 'title' | 'detail' | 'about' | 'newest' | 'shelved'>> & {
    readonly more?: readonly string[]
  }

const entry = (id: string, { more = [], title = '', detail = '', ...given }: Given): SearchEntryRow => ({
  ...{ company: null, audience: null, about: [], newest: 0, shelved: null },
  ...given,
  ...{ id, title, detail },
  ...searchColumns([title, detail, ...more].filter((text, at) => at === 0 || text !== '')),
})

const companyReaders = (distributorId: string) => ['staff', `company:${distributorId}`]

const personReaders = (distributorId: string | null, active: boolean) =>
  distributorId === null ? ['admin'] : active ? companyReaders(distributorId) : ['staff']

const person = (id: string, key: string, distributorId: string | null, active: boolean) =>
  entry(id, {
    ...{ kind: 'people', key, company: distributorId },
    readers: personReaders(distributorId, active),
    about: distributorId === null ? [] : [distributorId],
  })

const ticketReaders = (distributorId: string, author: string, sharing: string) =>
  sharing === 'PRIVATE' ? ['private', 'admin', `author:${author}`] : companyReaders(distributorId)

type TicketOpening = {
  readonly distributorId: string
  readonly reference: string
  readonly department: string
  readonly sharing: string
}
const ticket = (
  id: string,
  key: string,
  author: string,
  { distributorId, reference, department, sharing }: TicketOpening,
  { position }: Envelope,
) =>
  entry(id, {
    ...{ kind: 'tickets', key, company: distributorId, newest: position },
    readers: ticketReaders(distributorId, author, sharing),
    title: reference,
    detail: department,
    about: [distributorId],
  })

const onShelf = (id: string, key: string, shelved: Shelved) => {
  const published = Object.entries(shelved.published).flatMap(
    ([variantId, revision]) => shelved.saved[variantId]?.[revision] ?? [],
  )
  return entry(id, {
    ...{ kind: 'content', key, shelved, title: shelved.title },
    more: published,
    readers: published.length > 0 ? ['staff', 'all'] : ['staff'],
    audience: shelved.audience,
  })
}

const known = knownRow('This was never recorded')
const shelvedOf = (row: SearchEntryRow | undefined): Shelved => known(row).shelved as Shelved

const kindOfStream: Readonly<Record<string, EntryKind>> = {
  [orderStream.kind]: 'orders',
  [productStream.kind]: 'products',
  [distributorStream.kind]: 'distributors',
  [userStream.kind]: 'people',
  [companyFileStream.kind]: 'documents',
  [ticketStream.kind]: 'tickets',
  [reportStream.kind]: 'reports',
  [agreementRequestStream.kind]: 'requests',
  [interestStream.kind]: 'requests',
  [resourceStream.kind]: 'content',
  [articleStream.kind]: 'news',
  [calendarEventStream.kind]: 'events',
  [registrationStream.kind]: 'labels',
}

type KeyData = {
  readonly documentId?: string
  readonly kind?: string
  readonly distributorId?: string
  readonly productId?: string
  readonly countryId?: string | null
}

/** What is one row in a stream of its own, and what is several. */
const keyIn = ({ kind, key }: Envelope, data: KeyData): string => {
  if (kind === companyFileStream.kind) return data.documentId ?? ''
  if (kind === registrationStream.kind) return `${key}:${data.kind}`
  if (kind === interestStream.kind) return productRequestId(data as Parameters<typeof productRequestId>[0])
  return key
}

/** What the search finds, of all kinds, and who finds it. Names, addresses and subjects are in `access.sealed_search`. */
export const searchEntries = projection<SearchEntryRow>()({
  name: 'search_entries',
  version: 3,
  of: [
    orderStream,
    productStream,
    registrationStream,
    interestStream,
    distributorStream,
    companyFileStream,
    userStream,
    ticketStream,
    reportStream,
    agreementRequestStream,
    resourceStream,
    articleStream,
    calendarEventStream,
  ],
  table: `
    id text primary key, kind text not null, key text not null, company text, readers text[] not null, audience jsonb,
    title text not null, detail text not null, about text[] not null, newest bigint not null, shelved json,
    text text not null, words text not null, tokens text[] not null`,
  indexes: [
    'using gin (text public.gin_trgm_ops, tokens, about, readers) with (gin_pending_list_limit = 256)',
    '(key)',
  ],
  key: (data, envelope) => `${kindOfStream[envelope.kind]}:${keyIn(envelope, data as KeyData)}`,
  ignores: 'others',
  when: {
    OrderPlaced: (_, { num, distributorId, countryName, lines }, { key, position }, id) =>
      entry(id, {
        ...{ kind: 'orders', key, company: distributorId, newest: position },
        readers: companyReaders(distributorId),
        title: num,
        detail: countryName,
        about: [distributorId, ...new Set(lines.map(({ productId }) => productId))],
      }),
    OrderItemsChanged: (row, { lines }, { distributorId }) => ({
      ...known(row),
      about: [distributorId as string, ...new Set(lines.map(({ productId }) => productId))],
    }),
    PurchaseOrderNumberChanged: (row, { purchaseOrderNumber: number }, _, id) =>
      entry(id, { ...known(row), more: number === null ? [] : [number] }),
    ProductIntroduced: (_, { name, reference }, { key }, id) =>
      entry(id, { kind: 'products', key, readers: ['staff', 'all'], title: name, detail: reference }),
    ProductRevised: (row, { name }, { key }, id) => {
      const { readers, detail } = known(row)
      return entry(id, { kind: 'products', key, readers, title: name, detail })
    },
    ProductWithdrawn: (row) => ({ ...known(row), readers: ['staff'] }),
    ProductBroughtBack: (row) => ({ ...known(row), readers: ['staff', 'all'] }),
    LabelPublished: (_, { name, code, countryId }, { key }, id) =>
      entry(id, {
        ...{ kind: 'labels', key, title: code, detail: `${name} · ${countryOf(countryId).name}` },
        readers: ['staff', `country:${countryId}`],
      }),
    AvailabilityRequested: (_, { distributorId, productId }, { position }, id) =>
      entry(id, {
        ...{ kind: 'requests', key: id.replace('requests:', ''), company: distributorId, newest: position },
        readers: ['staff'],
        title: requestTitle({ kind: 'PRODUCT', product: '' }),
        about: [distributorId, productId],
      }),
    LabelRequested: (_, { distributorId, productId, countryId }, { position }, id) =>
      entry(id, {
        ...{ kind: 'requests', key: id.replace('requests:', ''), company: distributorId, newest: position },
        readers: ['staff'],
        title: requestTitle({ kind: 'LABEL', product: '', country: countryOf(countryId).name }),
        about: [distributorId, productId],
      }),
    DistributorRegistered: (_, { organizationName, city, countryId }, { key }, id) =>
      entry(id, {
        ...{ kind: 'distributors', key, company: key, readers: ['staff'], title: organizationName },
        detail: `${city}, ${countryOf(countryId).name}`,
      }),
    CompanyChanged: (_, { organizationName, city, countryId }, { key }, id) =>
      entry(id, {
        ...{ kind: 'distributors', key, company: key, readers: ['staff'], title: organizationName },
        detail: `${city}, ${countryOf(countryId).name}`,
      }),
    CompanyDocumentSubmitted: (_, { type, name }, { key }, id) =>
      entry(id, {
        ...{ kind: 'documents', key: type, company: key, title: name, detail: documentTypeLabel(type) },
        readers: companyReaders(key),
        about: [key],
      }),
    CompanyDocumentDescribed: (_, { type, name }, { key }, id) =>
      entry(id, {
        ...{ kind: 'documents', key: type, company: key, title: name, detail: documentTypeLabel(type) },
        readers: companyReaders(key),
        about: [key],
      }),
    UserRegistered: (_, { userId, distributorId }, _at, id) => person(id, userId, distributorId, true),
    UserInvited: (_, { userId, distributorId }, _at, id) => person(id, userId, distributorId, false),
    InvitationAccepted: (row, { userId }, _, id) => person(id, userId, known(row).company, true),
    UserReactivated: (row, { userId }, _, id) => person(id, userId, known(row).company, true),
    UserDeactivated: (row, { userId }, _, id) => person(id, userId, known(row).company, false),
    InvitationWithdrawn: () => null,
    PersonErased: () => null,
    TicketOpened: (_, opened, envelope, id) => ticket(id, envelope.key, envelope.actor, opened, envelope),
    TicketOpenedForCaller: (_, opened, envelope, id) => ticket(id, envelope.key, opened.caller, opened, envelope),
    TicketHandedOver: (row, { to }) => {
      const { readers, ...before } = known(row)
      return { ...before, readers: readers.map((reader) => (reader.startsWith('author:') ? `author:${to}` : reader)) }
    },
    ReportFiled: (_, { distributorId, reference, type, countryId }, { key, position }, id) =>
      entry(id, {
        ...{ kind: 'reports', key, company: distributorId, newest: position },
        readers: companyReaders(distributorId),
        title: reference,
        detail: requestTitle({ kind: 'REPORT', type, country: countryOf(countryId).name }),
        about: [distributorId],
      }),
    AgreementRequested: (_, { distributorId, countryId }, { key, position }, id) =>
      entry(id, {
        ...{ kind: 'requests', key, company: distributorId, newest: position },
        readers: ['staff'],
        title: requestTitle({ kind: 'AGREEMENT', country: countryOf(countryId).name }),
        about: [distributorId],
      }),
    ResourceCreated: (_, { title, audience }, { key }, id) =>
      onShelf(id, key, { title, audience, saved: {}, published: {} }),
    ResourceDescribed: (row, { title, audience }, { key }, id) =>
      onShelf(id, key, { ...shelvedOf(row), title, audience }),
    VariantSaved: (row, { variantId, revision, content }, { key }, id) => {
      const shelved = shelvedOf(row)
      const revisions = { ...shelved.saved[variantId], [revision]: [content.title, content.excerpt] }
      return onShelf(id, key, { ...shelved, saved: { ...shelved.saved, [variantId]: revisions } })
    },
    VariantPublished: (row, { variantId, revision }, { key }, id) => {
      const shelved = shelvedOf(row)
      return onShelf(id, key, { ...shelved, published: { ...shelved.published, [variantId]: revision } })
    },
    VariantWithdrawn: (row, { variantId }, { key }, id) => {
      const { [variantId]: _, ...published } = shelvedOf(row).published
      return onShelf(id, key, { ...shelvedOf(row), published })
    },
    ArticlePublished: (_, { title, on, translations = {} }, { key, position }, id) =>
      entry(id, {
        ...{ kind: 'news', key, newest: position, readers: ['staff', 'all'], title },
        detail: dayWritten(on),
        more: Object.values(translations).map((text) => text.title),
      }),
    ArticleWithdrawn: () => null,
    ArticleDeleted: () => null,
    CalendarEventPlanned: (_, { title, startsOn, location }, { key, position }, id) =>
      entry(id, {
        ...{ kind: 'events', key, newest: position, readers: ['staff', 'all'], title },
        detail: `${dayWritten(startsOn)} · ${location}`,
      }),
    CalendarEventChanged: (row, { title, startsOn, location }, { key }, id) =>
      entry(id, {
        ...{ kind: 'events', key, newest: known(row).newest, readers: known(row).readers, title },
        detail: `${dayWritten(startsOn)} · ${location}`,
      }),
    CalendarEventCancelled: (row) => ({ ...known(row), readers: [] }),
    CalendarEventRestored: (row) => ({ ...known(row), readers: ['staff', 'all'] }),
  },
  onPoison: 'park',
})

export type FoundEntry = Pick<SearchEntryRow, 'kind' | 'key' | 'company' | 'title' | 'detail'>

/** Who searches: what they read, and, of a distributor, for whom it must be meant. `also`: more rights, about `e`. */
export type EntryReader = {
  readonly readers: readonly string[]
  readonly company: AudienceReader | null
  readonly also: RawBuilder<boolean> | null
}

/** Of each kind: more are not compared, but those that begin so and the newest come first. */
const MOST_RANKED = 100

const NAMED: readonly EntryKind[] = ['distributors', 'products']

type Searching = {
  readonly kinds: readonly EntryKind[]
  readonly reader: EntryReader
  readonly typos: boolean
  readonly most: number
  readonly hashes: TokenHashes
}

/** The best of each kind, best first. What is sealed only may match: it is to be compared once it is opened. */
export const entriesFound = async (
  db: ReadModels,
  typed: string,
  { kinds, reader, typos, most, hashes }: Searching,
): Promise<FoundEntry[]> => {
  const table = tableIn(db, searchEntries)
  const terms = termsOf(typed, { typos })
  const own = sql<boolean>`e.readers && ${reader.readers}::text[]`
  const readable = reader.also ? sql<boolean>`(${own} or ${reader.also})` : own
  const sealed = (condition: RawBuilder<boolean>) =>
    sql<boolean>`e.id = any(array(select s.entry from access.sealed_search s where ${condition}))`
  const grams = sql`s.grams`
  const matches = (term: SearchTerm) => sql<boolean>`(${contains('e', term)}
    or ${sealed(sealedContains(grams, term, hashes))}
    or e.about && array(select n.key from ${table} n where n.kind = any(${NAMED}::text[])
      and n.readers && ${reader.readers}::text[] and ${contains('n', term)} and (n.kind <> 'distributors' or ${isCalled('n', term)})))`
  const called = (term: SearchTerm) =>
    sealed(
      sql<boolean>`s.part = 'called' and ${sealedContains(grams, term, hashes)} and ${sealedBegins(grams, term, hashes)}`,
    )
  const rank = sql<number>`greatest(${rankIn('e', typed, terms)}, case when ${sql.join(terms.map(called), sql` and `)} then 2 else 0 end)`
  const conditions = [...terms.map(matches), sql<boolean>`e.kind = any(${kinds}::text[])`, readable]
  if (reader.company) conditions.push(sql`(e.audience is null or ${isMeantFor(sql`e.audience`, reader.company)})`)
  const { rows: found } = await sql<FoundEntry>`
    select kind, key, company, title, detail from (
      select e.*, row_number() over (partition by e.kind order by ${rank} desc, e.newest desc, e.text, e.id) as place
      from ${table} e where e.id in (
        select id from (
          select e.id, row_number() over (partition by e.kind order by ${beginsSo('e', typed)} desc, e.newest desc, e.id) as place
          from ${table} e where ${sql.join(conditions, sql` and `)}
        ) matching where place <= ${MOST_RANKED}
      )
    ) found where place <= ${most} order by kind, place`.execute(db.kysely)
  return found
}
