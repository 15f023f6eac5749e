import type { ContentRow } from '#modules/library/office-contract.ts'

import { callerOf } from './caller.ts'
import type { OpenContext } from './every-screen.ts'
import { writeLongTexts } from './long-texts.ts'

/** What the walk opens, in a world in which everything that a person can name has the longest name there is. */
export const openedInLongWords = async (portalUrl: string): Promise<OpenContext> => {
  const written = await writeLongTexts(portalUrl)
  const buyer = await callerOf(portalUrl, 'procurement@andina.example')
  const sales = await callerOf(portalUrl, 'sales@partnercare.example')
  const marketing = await callerOf(portalUrl, 'content@partnercare.example')
  const firstId = async (path: string) => (await buyer.get<readonly { id: string }[]>(path))[0]?.id as string
  const { rows: content } = await marketing.get<{ rows: readonly ContentRow[] }>('/office/resources')
  const publishedOf = (kind: string) => {
    for (const { id: resourceId, variants } of content.filter((row) => row.kind === kind))
      for (const { id, language, published } of variants) if (published) return { id, resourceId, language }
    throw new Error(`Nothing of ${kind} is published`)
  }
  const { id: company } = await buyer.get<{ id: string }>('/distributors/current')
  const { id: person } = await buyer.get<{ id: string }>('/users/me')
  const [code] = await sales.get<readonly { code: string }[]>('/office/promo-codes')
  const variant = publishedOf('marketing-materials')
  return {
    ...written,
    article: await firstId('/news'),
    issue: await firstId('/newsletter/issues'),
    film: publishedOf('videos-and-tutorials').id,
    material: variant.id,
    variant,
    company,
    person,
    code: code?.code as string,
  }
}
