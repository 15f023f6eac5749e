import type { OrderDetail } from '#modules/ordering/contract.ts'
import { uiTexts } from '#texts/ui.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { day } from '#web/ui/figures/format.ts'

type References = Pick<OrderDetail, 'purchaseOrderNumber' | 'wishedDelivery'>
type ReferencesRead = { readonly [Name in keyof References]: string | null }
export type TypedReferences = { readonly purchaseOrderNumber: string; readonly wishedDelivery: string }

/** As the fields begin. */
export const typedReferences = ({ purchaseOrderNumber, wishedDelivery }: ReferencesRead): TypedReferences => ({
  purchaseOrderNumber: purchaseOrderNumber ?? '',
  wishedDelivery: wishedDelivery === null ? '' : day(wishedDelivery),
})

const isNoDay = (typed: string): boolean => typed.trim() !== '' && readDay(typed) === null

export const referenceRules = ({ wishedDelivery }: TypedReferences) => ({
  wishedDelivery: isNoDay(wishedDelivery) ? uiTexts.noDay : null,
})

export const readReferences = ({ purchaseOrderNumber, wishedDelivery }: TypedReferences): References => ({
  purchaseOrderNumber: purchaseOrderNumber.trim() || null,
  wishedDelivery: readDay(wishedDelivery),
})
