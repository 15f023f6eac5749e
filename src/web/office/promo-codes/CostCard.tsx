import { exportPromoCode, type PromoCodeDetail } from '#modules/promotions/contract.ts'
import { counted } from '#texts/language.ts'
import { promoPageTexts as texts } from '#texts/promo-codes.ts'
import { download } from '#web/api/download.ts'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { Money, Num } from '#web/ui/figures/Figures.tsx'
import { money } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'

type Company = PromoCodeDetail['companies'][number]
const { companyColumns: heads } = texts

const columns: readonly Column<Company>[] = [
  { id: 'company', header: heads.company, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'orders', header: heads.orders, align: 'end', cell: ({ orders }) => <Num value={orders} /> },
  { id: 'cost', header: heads.cost, align: 'end', cell: ({ cost }) => <Money cents={cost} /> },
  {
    id: 'brought',
    header: heads.brought,
    align: 'end',
    card: 'beside',
    cell: ({ brought }) => <Money cents={brought} />,
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
        counted(total(companies, 'orders'), 'order'),
        money(total(companies, 'cost')),
        money(total(companies, 'brought')),
      )}
      aside={
        <Row>
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
      <DataTable caption={texts.companies} columns={columns} rows={companies} rowKey={({ id }) => id} first={10} />
    </Section>
  )
