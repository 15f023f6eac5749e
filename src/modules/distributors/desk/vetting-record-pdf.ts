import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'
import { type DocumentDefinition, head, type Node, page } from '#platform/pdf/page.ts'
import { dayWithZone, minuteOf } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'

type Fact = readonly [name: string, value: string]

type Decision = {
  readonly document: string
  readonly version: number
  readonly status: string
  readonly sentAt: Moment
  readonly sentBy: string
  readonly reviewedAt: Moment | null
  readonly reviewedBy: string | null
  readonly validUntil: string | null
  /** Why it was returned, in the catalogue's text and the reviewer's. */
  readonly reason: string | null
  readonly sha256: string
}

export type VettingRecord = {
  readonly brand: Pick<Brand, 'name' | 'provider'>
  readonly language: string
  /** The office's. */
  readonly timeZone: TimeZone
  readonly asOf: Moment
  readonly reference: string
  readonly company: string
  readonly facts: readonly Fact[]
  readonly requirements: readonly { readonly label: string; readonly state: string; readonly since: Moment | null }[]
  readonly decisions: readonly Decision[]
  readonly pageUrl: string
}

const table = (
  widths: readonly (string | number)[],
  heads: readonly string[],
  rows: readonly (readonly Node[])[],
): Node => ({
  layout: 'hairlines',
  margin: [0, 0, 0, 18],
  table: {
    widths,
    headerRows: heads.length > 0 ? 1 : 0,
    dontBreakRows: true,
    body: [...(heads.length > 0 ? [heads.map((text) => ({ text, style: 'columnHead' }))] : []), ...rows],
  },
})

const title = (text: string): Node => ({ text, fontSize: 12, bold: true, margin: [0, 0, 0, 6] })

/** A company's file as it was decided: facts, each requirement, each version with who decided on it, when, and its hash. */
export const vettingRecordPdf = (record: VettingRecord): DocumentDefinition => {
  const at = (moment: Moment) => minuteOf(moment)
  const lines = (...texts: readonly (string | null)[]): Node => ({
    stack: texts.filter((text) => text !== null).map((text, index) => ({ text, ...(index > 0 && { style: 'terms' }) })),
  })
  return page({
    title: say('Due diligence record: {0}', record.company),
    language: record.language,
    madeAt: record.asOf,
    provider: record.brand.provider,
    link: record.pageUrl,
    content: [
      head(record.brand.name, say('Due diligence record'), [
        [say('Reference'), record.reference],
        [say('As of'), dayWithZone(record.asOf, record.timeZone)],
      ]),
      title(record.company),
      table(
        [130, '*'],
        [],
        record.facts.map(([name, value]) => [{ text: name, style: 'muted' }, value]),
      ),
      title(say('Requirements')),
      table(
        ['*', 100, 110],
        [say('Requirement'), say('State'), say('Since')],
        record.requirements.map(({ label, state, since }) => [label, state, since ? at(since) : '']),
      ),
      title(say('Decisions')),
      record.decisions.length === 0
        ? { text: say('No document has been sent yet.'), style: 'muted' }
        : table(
            ['*', 110, 150],
            [say('Document and SHA-256'), say('Sent'), say('Decision')],
            record.decisions.map((decided) => [
              lines(
                say('{0}, version {1}', decided.document, decided.version),
                decided.validUntil && say('Valid until {0}', decided.validUntil),
                decided.sha256,
              ),
              lines(at(decided.sentAt), decided.sentBy),
              lines(decided.status, decided.reviewedAt && at(decided.reviewedAt), decided.reviewedBy, decided.reason),
            ]),
          ),
    ],
  })
}
