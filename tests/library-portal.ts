import type { ResourceKind } from '#modules/library/kinds.ts'
import { createResource, publishVariant, readContent, saveVariant } from '#modules/library/office-contract.ts'
import { facts } from './library.ts'
import type { TestPortal } from './portal.ts'
import type { trade } from './trade.ts'
import { uploadedBy } from './uploads.ts'

type World = Pick<Awaited<ReturnType<typeof trade>>, 'done'>
type Editor = Parameters<World['done']>[2] & { readonly jwt: string }

/** What a draft says of itself. */
export const draft = (file: string | null, title = 'Counselling cards') => ({
  title,
  excerpt: 'Twelve cards for a talk.',
  introduction: '',
  content: '## How to use them\n\nOne *after* the other.',
  content2: '',
  imageText: '',
  externalLink: null,
  file,
  image: null,
  captions: null,
})

/** A resource for everybody with a file, published in English. */
export const publishedResource = async (
  portal: TestPortal,
  { done }: World,
  editor: Editor,
  { kind = 'marketing-materials', title }: { readonly kind?: ResourceKind; readonly title?: string } = {},
) => {
  const { id: resourceId } = await done(createResource, { kind, ...facts }, editor)
  const of = { resourceId, language: 'en' } as const
  const file = await uploadedBy(portal)(editor.jwt, 'resources', 'cards.pdf')
  await done(saveVariant, { ...of, base: 0, ...draft(file, title) }, editor)
  await done(publishVariant, { ...of, revision: 1 }, editor)
  const { variants } = await done(readContent, { resourceId }, editor)
  const [variant] = variants
  if (!variant) throw new Error('The resource has no language')
  return { resourceId, variantId: variant.id }
}
