import { searchKey } from '#platform/text/search.ts'

export const PURCHASE_ORDER_NUMBER_LENGTH = 40
/** How far ahead a delivery may be wished for. */
export const WISHED_DELIVERY_MONTHS = 24

/** Numbers with one key are one number: 'PO-123', 'po 123' and 'PO/123'. */
export const purchaseOrderKey = (number: string): string => {
  const key = searchKey(number).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return key === number ? key : purchaseOrderKey(key)
}
