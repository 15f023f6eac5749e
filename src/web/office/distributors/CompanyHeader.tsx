import type { ReactNode } from 'react'
import type { OfficeDistributor } from '#modules/distributors/contract.ts'
import { paths } from '#paths'
import { officeDistributorsTexts, officeDistributorTexts as texts } from '#texts/office-distributors.ts'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { stateTones } from './distributor-columns.tsx'

type Company = typeof OfficeDistributor.Type

/** The way back from a company's page. */
export const companyCrumbs = [{ label: texts.all, to: paths.officeDistributors() }]

/** What a company is called, and its state, now or at a moment. */
export const CompanyHeader = ({
  company: { organizationName, state },
  actions,
}: {
  company: Pick<Company, 'organizationName' | 'state'>
  actions: ReactNode
}) => (
  <PageHeader
    title={organizationName}
    heading={<bdi>{organizationName}</bdi>}
    crumbs={companyCrumbs}
    aside={<StatusPill tone={stateTones[state]}>{officeDistributorsTexts.states[state]}</StatusPill>}
    actions={actions}
  />
)

/** In one line, with its country. */
export const CompanyAddress = ({
  company: { address, zipCode, city, addressCountry },
}: {
  company: Pick<Company, 'address' | 'zipCode' | 'city' | 'addressCountry'>
}) => (
  <bdi>
    {address}, {zipCode} {city}, {addressCountry.name}
  </bdi>
)
