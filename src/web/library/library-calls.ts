import {
  listAcademy,
  listBestPractices,
  listMarketData,
  listMarketingMaterials,
  listPosAndPop,
  listVideos,
} from '#modules/library/contract.ts'
import { kindNames, type ResourceKind } from '#modules/library/kinds.ts'

/** The call that lists a kind. */
export const listOf = {
  'videos-and-tutorials': listVideos,
  'marketing-materials': listMarketingMaterials,
  'womancare-academy': listAcademy,
  'pos-and-pop': listPosAndPop,
  'market-data': listMarketData,
  'best-practices': listBestPractices,
} as const

export const kindOf = (type: string | undefined): ResourceKind | null => kindNames.find((kind) => kind === type) ?? null
