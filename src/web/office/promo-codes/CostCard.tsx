import type { ReactNode } from 'react'
import { exportPromoCode, type PromoCodeDetail } from '#modules/promotions/contract.ts'
import { figureTexts } from '#texts/figures.ts'
import { promoPageTexts as texts } from '#texts/promo-codes.ts'
import { download } from '#web/api/files/download.ts'
import { FigureLink } from '#web/office/figures/FigureLink.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { Money, Num } from '#web/ui/figures/Figures.tsx'
import { money } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'

type Company = PromoCodeDetail['companies'][number]
const { companyColumns: heads } = texts

const Part = ({
  code,
  company,
  part,
  children,
}: CostQuery & { part: 'orders' | 'cost' | 'brought'; children: ReactNode }) => (
  <FigureLink
    figure="promo-code"
    part={part}
    of={code}
    distributorId={company.id}
    says={`${heads[part]}, ${company.name}`}
  >
    {children}
  </FigureLink>
)
type CostQuery = { readonly code: string; readonly company: Company }

const columnsOf = (code: string): readonly Column<Company>[] => [
  { id: 'company', header: heads.company, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'orders',
    header: heads.orders,
    align: 'end',
    cell: (company) => (
      <Part {...{ code, company }} part="orders">
        <Num value={company.orders} />
      </Part>
    ),
  },
  {
    id: 'cost',
    header: heads.cost,
    align: 'end',
    cell: (company) => (
      <Part {...{ code, company }} part="cost">
        <Money cents={company.cost} />
      </Part>
    ),
  },
  {
    id: 'brought',
    header: heads.brought,
    align: 'end',
    card: 'aside',
    cell: (company) => (
      <Part {...{ code, company }} part="brought">
        <Money cents={company.brought} />
      </Part>
    ),
  },
]

const total = (companies: readonly Company[], of: 'orders' | 'cost' | 'brought') =>
  companies.reduce((sum, company) => sum + company[of], 0)

/** What a code cost and what was ordered with it, by company; orders that gave it back do not count. */
export const CostCard = ({ code, companies }: { code: string; companies: readonly Company[] }) =>
  companies.length === 0 ? (
    <Card title={texts.companies}>{texts.noCompanies}</Card>
  ) : (
    <Section
      title={texts.companies}
      lead={texts.inAll(
        total(companies, 'orders'),
        money(total(companies, 'cost')),
        money(total(companies, 'brought')),
      )}
      aside={
        <Row>
          <FigureLink figure="promo-code" part="cost" of={code} says={texts.companies}>
            {figureTexts.ask}
          </FigureLink>
          <ExportButtons
            of={texts.companies}
            onExport={(format) =>
              download(exportPromoCode, { code, format }, `promo-code-${code.toLowerCase()}.${format}`)
            }
          />
        </Row>
      }
      flush
    >
      <DataTable
        caption={texts.companies}
        columns={columnsOf(code)}
        rows={companies}
        rowKey={({ id }) => id}
        first={10}
      />
    </Section>
  )
