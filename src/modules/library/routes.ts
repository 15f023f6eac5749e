import { notFound, orRefuse } from '#platform/decision.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import * as calls from './contract.ts'
import { itemOf, itemsOf, textOf } from './item-view.ts'
import { kindNames, type ResourceKind } from './kinds.ts'
import { leave, open, reader, seeAll, take } from './reader.ts'
import { detailOf, foundFor, PRODUCTS_SHOWN, relatedProducts, shelfFor, shownTo } from './reading.ts'

const listOf = (kind: ResourceKind) => async (context: Pick<Context<Endpoint>, 'db' | 'me' | 'now' | 'files'>) => {
  const [rows, shown] = await Promise.all([shelfFor(context, kind), shownTo(context)])
  return itemsOf(rows, shown)
}

const done = { success: true } as const

export const routes = [
  serve(calls.listLibrary, async (context) => {
    const [rows, shown] = await Promise.all([shelfFor(context), shownTo(context)])
    const items = itemsOf(rows, shown)
    const of = Object.fromEntries(kindNames.map((name) => [name, items.filter(({ kind }) => kind === name)])) as Record<
      ResourceKind,
      typeof items
    >
    return {
      videosAndTutorials: of['videos-and-tutorials'],
      marketingMaterials: of['marketing-materials'],
      posAndPop: of['pos-and-pop'],
      marketData: of['market-data'],
      bestPractices: of['best-practices'],
      wcAcademy: of['womancare-academy'],
    }
  }),
  serve(calls.listVideos, listOf('videos-and-tutorials')),
  serve(calls.listMarketingMaterials, listOf('marketing-materials')),
  serve(calls.listPosAndPop, listOf('pos-and-pop')),
  serve(calls.listMarketData, listOf('market-data')),
  serve(calls.listBestPractices, listOf('best-practices')),
  serve(calls.listAcademy, listOf('womancare-academy')),

  serve(calls.readResource, async (context) => {
    const { kind, id } = context.input
    const [found, shown] = await Promise.all([foundFor(context, id, kind), shownTo(context)])
    const second = shown.readings.find(({ variantId }) => variantId === id)?.second ?? 0
    return detailOf(found, shown, second)
  }),

  serve(calls.readAcademyEntry, async (context) => {
    const [rows, shown] = await Promise.all([shelfFor(context, 'womancare-academy'), shownTo(context)])
    const row = orRefuse(
      rows.find(({ id }) => id === context.input.resourceId) ?? notFound('This resource does not exist'),
    )
    const [first] = row.published
    const category = row.facts.productCategory?.id
    const sameCategory = rows.filter(
      ({ id, facts }) => id === row.id || (category && facts.productCategory?.id === category),
    )
    return {
      entry: itemOf(row, first as NonNullable<typeof first>, shown),
      blocks: textOf(first?.content.content ?? '', context.files),
      items: itemsOf(sameCategory, shown),
      products: relatedProducts(row, shown.products, PRODUCTS_SHOWN),
    }
  }),

  serve(calls.openItem, async (context) => {
    const { variant } = await foundFor(context, context.input.id)
    await context.log.decide(reader, context.me.userId, open(variant.id, variant.revision))
    return done
  }),

  serve(calls.downloadItem, async (context) => {
    const { variant } = await foundFor(context, context.input.id)
    const { id: variantId, revision, content } = variant
    const file = orRefuse(content.file ?? notFound('This resource has no file'))
    const { name, sha256 } = file
    const taken = { variantId, revision, name, sha256, distributorId: context.me.distributorId as string }
    await context.log.decide(reader, context.me.userId, take(taken))
    return { url: context.files.lend(file.path), name }
  }),

  serve(calls.leaveFilm, async (context) => {
    const { variant } = await foundFor(context, context.input.id)
    await context.log.decide(reader, context.me.userId, leave(variant.id, context.input.second))
    return done
  }),

  serve(calls.seeLibrary, async ({ log, me }) => {
    await log.decide(reader, me.userId, seeAll)
    return done
  }),
]
