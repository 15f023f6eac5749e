import { picturesIn } from '#modules/library/markdown/markdown.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, notFound, orRefuse, refused } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import { attaching } from '#platform/files/attaching.ts'
import { kindOf } from '#platform/files/file-kinds.ts'
import { fileName } from '#platform/files/file-names.ts'
import type { Files, StoredFile } from '#platform/files/files.ts'
import { storeName } from '#platform/files/shown-name.ts'
import { type Context, serve, serveLeaving } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { audienceGroups } from '#projections/distributors.ts'
import { filesTaken, usesOfItems, usesWithin } from '#projections/library_readings.ts'
import { resourcesListed } from '#projections/resources.ts'
import { namesOf } from '#projections/users.ts'
import { isFor } from './audience.ts'
import { shownRow, workingCopyOf } from './draft-routes.ts'
import { type LibraryFile, ResourceId, type VariantContent, VariantId } from './events.ts'
import * as calls from './office-contract.ts'
import { contentRow, officeVariants } from './office-view.ts'
import * as decisions from './publishing.ts'
import { markdownFaults } from './publishing-checks.ts'
import { latestOf, resource, revisionOf, shelf } from './resource.ts'

const done = { success: true } as const

/** It is called by the title that its readers see, not by the name of the uploaded file: that is personal. */
const fileOf = async (
  { path, mediaType, bytes, sha256 }: StoredFile,
  title: string,
  files: Pick<Files, 'facts'>,
): Promise<LibraryFile> => ({
  path,
  name: fileName(title, kindOf(mediaType)) ?? storeName(path),
  mediaType,
  bytes,
  sha256,
  ...(await files.facts(path)),
})

/** What is written, with the files that it names taken in; those that fit no place are refused by the field. */
const contentFrom = async ({ files, me, input }: Context<typeof calls.saveVariant>) => {
  const { take, attach } = attaching(files, me, { distributorId: null })
  const taken = async (field: 'file' | 'image' | 'captions', fits: (mediaType: string) => boolean) => {
    const path = input[field]
    if (path === null) return null
    const file = await take(path)
    if (!fits(file.mediaType)) orRefuse(invalid({ [field]: 'This kind of file does not fit here' }))
    return fileOf(file, input.title, files)
  }
  const { title, excerpt, introduction, content, content2, imageText, externalLink } = input
  const faults = markdownFaults(input)
  if (Object.keys(faults).length > 0) orRefuse(invalid(faults))
  for (const picture of [...picturesIn(content), ...picturesIn(content2)]) await take(picture)
  const written: VariantContent = {
    title,
    excerpt,
    introduction,
    content,
    content2,
    imageText,
    externalLink,
    file: await taken('file', (mediaType) => mediaType !== 'text/vtt'),
    image: await taken('image', (mediaType) => mediaType.startsWith('image/')),
    captions: await taken('captions', (mediaType) => mediaType === 'text/vtt'),
  }
  return { written, attached: attach() }
}

export const officeRoutes = [
  serve(calls.listContent, async ({ db, input }) => {
    const page = await resourcesListed(db, usesWithin(db), input)
    const uses = await usesOfItems(
      db,
      page.rows.flatMap(({ itemIds }) => itemIds),
    )
    return { ...page, rows: page.rows.map((row) => contentRow(row, uses)) }
  }),

  serve(calls.readContent, async ({ db, personal, input: { resourceId } }) => {
    const row = await shownRow(db, resourceId)
    const savers = row.variants.flatMap(({ revisions }) => revisions.map(({ savedBy }) => savedBy))
    const variantIds = row.variants.map(({ id }) => id)
    const [uses, taken, groups, people] = await Promise.all([
      usesOfItems(db, variantIds),
      filesTaken(db, variantIds),
      audienceGroups(db),
      namesOf(db, savers).then((found) => personal.openAll([...found.values()])),
    ])
    const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
    const facts = orRefuse(row.facts ?? notFound('This resource does not exist'))
    return {
      ...contentRow(row, uses),
      facts,
      variants: officeVariants(row, { uses, taken, names }),
      seenBy: groups.filter((group) => isFor(facts.audience, group)).reduce((sum, { companies }) => sum + companies, 0),
    }
  }),

  serve(calls.createResource, async ({ log, newId, input: { kind, ...facts } }) => {
    const id = ResourceId.make(newId())
    const answer = { ...done, id }
    return (await log.begin(resource, id, decisions.createResource(kind, facts), { answer })).answer
  }),

  serve(calls.describeResource, async (context) => {
    const { log, personal, input } = context
    const { resourceId, opened, ...given } = input
    const stream = { kind: resource.stream.kind, key: resourceId }
    const edit = await edited(context, { stream, history: decisions.resourceForm, given, opened, namesOf })
    const options = { answer: { ...done, ...edit.meanwhile }, ...edit.readAt }
    const decision = decisions.describeResource(edit.fields)
    return personal.openAll((await log.decide(resource, resourceId, decision, options)).answer)
  }),

  serve(calls.saveVariant, async (context) => {
    const { resourceId, language, base } = context.input
    const { written, attached } = await contentFrom(context)
    const decision = decisions.saveVariant(VariantId.make(context.newId()), language, base, written)
    const { state } = await context.log.decide(resource, resourceId, decision, attached)
    await context.workingCopies.drop(context.me.userId, workingCopyOf({ resourceId, language }))
    const variant = state.variants.find((it) => it.language === language)
    return { ...done, revision: variant ? latestOf(variant).revision : base + 1 }
  }),

  serveLeaving(
    calls.publishVariant,
    async ({ log, input: { resourceId, language, revision } }) => {
      const { variants } = await log.stateOf(resource, resourceId)
      const variant = variants.find((it) => it.language === language)
      return (variant && revisionOf(variant, revision)?.content.title) || null
    },
    async ({ log, input: { resourceId, language, revision } }) => {
      await log.decide(resource, resourceId, decisions.publishVariant(language, revision))
      return done
    },
  ),

  serve(calls.withdrawVariant, async ({ log, input: { resourceId, language } }) => {
    await log.decide(resource, resourceId, decisions.withdrawVariant(language))
    return done
  }),

  serve(calls.scheduleVariant, async ({ log, now, input: { resourceId, language, ...schedule } }) => {
    await log.decide(resource, resourceId, decisions.scheduleVariant(language, schedule, now))
    return done
  }),

  serve(calls.cancelSchedule, async ({ log, input: { resourceId, language } }) => {
    await log.decide(resource, resourceId, decisions.cancelSchedule(language))
    return done
  }),

  serve(calls.restoreRevision, async ({ log, input: { resourceId, language, revision } }) => {
    await log.decide(resource, resourceId, decisions.restoreRevision(language, revision))
    return done
  }),

  serve(calls.highlightResource, async ({ log, input: { kind, resourceId } }) => {
    if (resourceId === null) {
      await log.decide(shelf, kind, decisions.highlight(null))
      return done
    }
    const targets = { highlighted: existing(resource, resourceId), shelf: existing(shelf, kind) }
    await log.decideTogether(targets, ({ highlighted, shelf: before }) => {
      if (highlighted.kind !== kind) return notFound('This resource does not exist')
      if (highlighted.variants.every(({ published }) => published === null))
        return refused('Publish this resource before you highlight it')
      const events = decisions.highlight(resourceId)(before)
      return 'refused' in events ? events : { shelf: events }
    })
    return done
  }),
]
