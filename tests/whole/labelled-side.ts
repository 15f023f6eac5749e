import { requestAgreement } from '#modules/agreements/contract.ts'
import { fileAgreement } from '#modules/agreements/office-contract.ts'
import { publishLabel } from '#modules/catalogue/office-contract.ts'
import { listLabelIssues, reportLabelIssue } from '#modules/labels/contract.ts'
import { proposeArtwork } from '#modules/labels/office-contract.ts'
import type { Trade } from '#tests/trade.ts'
import type { uploadedBy } from '#tests/uploads.ts'

/** A registration that no order is of, with its label and an issue whose artwork waits for the company's answer. */
export type LabelledSide = {
  readonly labelledId: string
  readonly labelId: string
  readonly issueId: string
  readonly artworkId: string
  readonly agreementId: string
}

type LabelContext = {
  readonly countryId: 'co' | 'no'
  readonly company: Awaited<ReturnType<Trade['company']>>
  readonly own: (what: string) => string
  readonly registrationId: string
}

/** A label issue with an artwork, an agreement, and a requested one. */
export const labelledSide = async (
  { done, admin }: Trade,
  uploaded: ReturnType<typeof uploadedBy>,
  { countryId, company, own, registrationId }: LabelContext,
): Promise<LabelledSide> => {
  const { procurement: buyer, id: distributorId } = company
  const label = { kind: 'SECONDARY_PACKAGING', name: own('Zinc'), file: null } as const
  const code = `ZINC-${countryId.toUpperCase()}`
  const { id: labelId } = await done(publishLabel, { id: registrationId as never, ...label, code }, admin)
  const detail = own('Issue')
  const { issueId } = await done(reportLabelIssue, { labelId, region: own('Region'), detail }, buyer)
  const artwork = { file: await uploaded(admin.jwt, 'labels'), code: `${code}-2`, note: own('Artwork') }
  await done(proposeArtwork, { id: issueId, ...artwork }, admin)
  await done(requestAgreement, { countriesIds: ['ec' as never] }, buyer)
  const terms = { productCodes: ['PC-1001'], signedOn: '2026-01-31' as never, type: 'DISTRIBUTOR' as const }
  const file = await uploaded(admin.jwt, 'agreements')
  const parties = { distributorId, countryId: countryId as never }
  const { id: agreementId } = await done(fileAgreement, { ...parties, ...terms, file }, admin)
  const issues = await done(listLabelIssues, {}, buyer)
  const artworkId = issues[0]?.rounds[0]?.artwork.id as string
  return { labelledId: registrationId, labelId, issueId, artworkId, agreementId }
}
