import { officeAgreementTexts as texts } from '#texts/agreements.ts'
import type { RowFilter } from '#web/office/lists/WholeList.tsx'

type OfCompany = { readonly distributor: { readonly id: string; readonly name: string } }

/** Agreements are narrowed to a company by the same address as their requests. */
export const ofCompany: RowFilter<OfCompany> = {
  name: 'distributorId',
  label: texts.company,
  of: ({ distributor }) => distributor,
}
