import { officeAgreementTexts as texts } from '#texts/agreements.ts'
import type { RowFilter } from '#web/office/lists/WholeList.tsx'

type OfCompany = { readonly distributor: { readonly id: string; readonly name: string } }

/** Both lists of agreements are narrowed to a company by the same address. */
export const ofCompany: RowFilter<OfCompany> = {
  name: 'distributorId',
  label: texts.company,
  of: ({ distributor }) => distributor,
}
