import { searchKey } from '#platform/text/search.ts'

/** Numbers with one key are one number: 'PO-123', 'po 123' and 'PO/123'. */
export const purchaseOrderKey = (number: string): string => {
  const key = searchKey(number).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return key === number ? key : purchaseOrderKey(key)
}
