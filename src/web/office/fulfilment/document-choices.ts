import type { sendShippingDocuments } from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'

export type ShippingDocuments = Sent<typeof sendShippingDocuments>['documents']
export type ShippingDocumentType = ShippingDocuments[number]['type']

/** Not sent, as it was approved, made by the portal from the order, or a file of one's own. */
export type DocumentWay = 'NONE' | 'APPROVED' | 'MADE' | 'FILE'
export type DocumentChoice = { readonly way: DocumentWay; readonly file: string | null }
export type DocumentChoices = Readonly<Record<ShippingDocumentType, DocumentChoice>>

export const shippingDocumentTypes = [
  'COMMERCIAL_INVOICE',
  'PACKING_SLIP',
  'IMPORT_LICENSE',
] as const satisfies readonly ShippingDocumentType[]

/** The portal makes an invoice and a packing slip; an import license is a paper of others. */
export const waysOf = (type: ShippingDocumentType, approved: boolean): readonly DocumentWay[] => [
  approved ? 'APPROVED' : 'NONE',
  ...(type === 'IMPORT_LICENSE' ? [] : (['MADE'] as const)),
  'FILE',
]

/** What a form begins with: what was approved goes along, the rest is made where that is possible. */
export const firstChoices = (approved: readonly ShippingDocumentType[]): DocumentChoices => {
  const choice = (type: ShippingDocumentType): DocumentChoice => ({
    way: approved.includes(type) ? 'APPROVED' : type === 'IMPORT_LICENSE' ? 'NONE' : 'MADE',
    file: null,
  })
  return {
    COMMERCIAL_INVOICE: choice('COMMERCIAL_INVOICE'),
    PACKING_SLIP: choice('PACKING_SLIP'),
    IMPORT_LICENSE: choice('IMPORT_LICENSE'),
  }
}

/** What the call takes: what is made or uploaded now. */
export const documentsOf = (choices: DocumentChoices): ShippingDocuments =>
  shippingDocumentTypes.flatMap((type): ShippingDocuments => {
    const { way, file } = choices[type]
    if (way === 'MADE') return [{ type, file: null }]
    return way === 'FILE' && file !== null ? [{ type, file }] : []
  })

/** What keeps the choices from being sent, or null. */
export const choicesError = (choices: DocumentChoices, atLeastOne: boolean): string | null => {
  if (shippingDocumentTypes.some((type) => choices[type].way === 'FILE' && choices[type].file === null))
    return texts.uploadFirst
  return atLeastOne && documentsOf(choices).length === 0 ? texts.chooseOne : null
}
