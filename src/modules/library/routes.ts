import type { Endpoint } from '#platform/http/endpoint.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { recordOf } from '#platform/records.ts'
import * as calls from './contract.ts'
import { itemRoutes, shelfFor, shownTo } from './item-routes.ts'
import { itemsOf } from './item-view.ts'
import { kindNames, type ResourceKind } from './kinds.ts'
import { reader, seeAll } from './reader.ts'
import { shelfRoutes } from './shelf-routes.ts'

const listOf = (kind: ResourceKind) => async (context: Pick<Context<Endpoint>, 'db' | 'me' | 'now' | 'files'>) => {
  const [rows, shown] = await Promise.all([shelfFor(context, kind), shownTo(context)])
  return itemsOf(rows, shown)
}

const done = { success: true } as const

export const routes = [
  ...itemRoutes,
  ...shelfRoutes,

  serve(calls.listLibrary, async (context) => {
    const [rows, shown] = await Promise.all([shelfFor(context), shownTo(context)])
    const items = itemsOf(rows, shown)
    const of = recordOf(kindNames, (name) => items.filter(({ kind }) => kind === name))
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

  serve(calls.seeLibrary, async ({ log, me }) => {
    await log.decide(reader, me.userId, seeAll)
    return done
  }),
]
