import type { DraftedDecision } from '#modules/distributors/desk/vetting-contract.ts'
import { isInReview } from '#modules/distributors/file/document-states.ts'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'

type Documents = readonly CompanyDocument[]
type Drafts = readonly Pick<DraftedDecision, 'documentId' | 'version'>[]

const latest = ({ versions }: CompanyDocument) => versions.at(-1)

export const draftFor = <Draft extends Drafts[number]>(document: CompanyDocument, drafts: readonly Draft[]) =>
  drafts.find(({ documentId, version }) => documentId === document.id && version === latest(document)?.version)

export const isUndecided = (document: CompanyDocument, drafts: Drafts): boolean =>
  isInReview(document.status) && draftFor(document, drafts) === undefined

/** Those that wait for a review come first, each group in the order in which the documents came. */
export const inReviewOrder = (documents: Documents): CompanyDocument[] => {
  const byAge = documents.toReversed()
  return [...byAge.filter(({ status }) => isInReview(status)), ...byAge.filter(({ status }) => !isInReview(status))]
}

/** The requested one; else the first undecided one, or the first of all. */
export const documentToShow = (
  documents: Documents,
  drafts: Drafts,
  requested: string | null,
): CompanyDocument | undefined => {
  const ordered = inReviewOrder(documents)
  return (
    ordered.find(({ id }) => id === requested) ??
    ordered.find((document) => isUndecided(document, drafts)) ??
    ordered[0]
  )
}

/** After a decision: the next undecided document, from this one on and then from the start. */
export const nextUndecided = (documents: Documents, drafts: Drafts, current: string): CompanyDocument | undefined => {
  const ordered = inReviewOrder(documents)
  const at = ordered.findIndex(({ id }) => id === current)
  return [...ordered.slice(at + 1), ...ordered.slice(0, Math.max(at, 0))].find((document) =>
    isUndecided(document, drafts),
  )
}
