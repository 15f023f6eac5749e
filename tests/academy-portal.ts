import { createResource, publishVariant, saveVariant } from '#modules/library/office-contract.ts'
import { facts } from './library.ts'
import { draft } from './library-portal.ts'
import type { trade } from './trade.ts'

type World = Pick<Awaited<ReturnType<typeof trade>>, 'done'>
type Editor = Parameters<World['done']>[2]

export const nutrition = { id: '01900000-0000-7000-8000-0000000000c1' as never, name: 'Nutrition' }

/** An item of the academy in a category, published in English: a film elsewhere, or what `file` is. */
export const publishedLesson = async (
  { done }: World,
  editor: Editor,
  {
    contentType,
    file = null,
    category = nutrition,
  }: {
    contentType: 'VIDEO' | 'TRAINING_MATERIAL' | 'TECHNICAL_SHEET'
    file?: string | null
    category?: typeof nutrition | null
  },
) => {
  const about = { kind: 'womancare-academy', ...facts, productCategory: category, contentType } as const
  const { id: resourceId } = await done(createResource, about, editor)
  const said = { ...draft(file, contentType), externalLink: file ? null : 'https://youtu.be/1' }
  await done(saveVariant, { resourceId, language: 'en', base: 0, ...said }, editor)
  await done(publishVariant, { resourceId, language: 'en', revision: 1 }, editor)
  return resourceId
}
