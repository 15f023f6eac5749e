import type { Sealed } from '#platform/access/personal-data.ts'
import type { Context } from '#platform/http/serve.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { present } from '#platform/typed.ts'
import { type CompanyFileRow, companyFileOf } from '#projections/company_files.ts'
import { namesOf } from '#projections/users.ts'
import type { CompanyFile } from './company-file.ts'
import type { CompanyDocument } from './file-contract.ts'
import { documentView, givenReason } from './file-view.ts'

type AnswerContext = Pick<Context<never>, 'db' | 'personal' | 'now'>
type DocumentView = ReturnType<typeof documentView>

/** With names in the place of ids; whatever is sealed stays so. */
const answered = ({ versions, ...document }: DocumentView, nameOf: (userId: string) => Sealed | string) => ({
  ...document,
  versions: versions.map(({ endsAt: _ends, reviewedBy: _by, reason: fault, ...version }) => ({
    ...version,
    fault,
    reason: givenReason(fault, version.words),
    submittedBy: nameOf(version.submittedBy),
  })),
})

const namesOfPeople = async ({ db, personal }: AnswerContext, ids: readonly string[]) => {
  const people = await personal.openAll([...(await namesOf(db, ids)).values()])
  return new Map<string, string>(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]))
}

/** Every document of a company as it is answered, newest first, opened and with names. */
export const documentsOf = async (
  context: AnswerContext,
  file: CompanyFileRow | undefined,
): Promise<CompanyDocument[]> => {
  const documents = (file?.documents ?? []).map((document) => documentView(document, context.now))
  const names = await namesOfPeople(
    context,
    documents.flatMap(({ versions }) => versions.map(({ submittedBy }) => submittedBy)),
  )
  const opened: CompanyDocument[] = await context.personal.openAll(
    documents.map((document) => answered(document, (id) => names.get(id) ?? '')),
  )
  return opened.toSorted((a, b) => compareTexts(b.uploadDate, a.uploadDate))
}

/** What a command on a document answers, out of what it leaves behind: sealed, so that a repeat can be given it too. */
export const savedDocument = async (
  context: AnswerContext & Pick<Context<never>, 'me'>,
  distributorId: string,
  documentId: string,
) => {
  const { db, me, personal, now } = context
  const before = (await companyFileOf(db, distributorId))?.documents.find(({ id }) => id === documentId)
  const submitters = (before?.versions ?? []).map(({ submittedBy }) => submittedBy)
  const names = await namesOfPeople(context, [...submitters, me.userId])
  const sealed = new Map(
    await Promise.all([...names].map(async ([id, name]) => [id, await personal.seal(id, name)] as const)),
  )
  return ({ documents }: CompanyFile) => {
    const document = present(documents.find(({ id }) => id === documentId))
    return { success: true as const, document: answered(documentView(document, now), (id) => sealed.get(id) ?? '') }
  }
}
