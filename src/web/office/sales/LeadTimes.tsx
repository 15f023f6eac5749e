import { useState } from 'react'
import { type LeadTimeOfProduct, listLeadTimes } from '#modules/forecasting/contract.ts'
import { listDeskFilters } from '#modules/ordering/desk/desk-contract.ts'
import { leadTimeTexts as texts } from '#texts/lead-times.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { anyText, useFilters } from '#web/ui/lists/filters.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './LeadTimes.module.css'
import { SetLeadTimes } from './SetLeadTimes.tsx'
import { StageTimes } from './StageTimes.tsx'

type Product = { readonly id: string; readonly name: string }

/** How long orders took, and the lead times that forecasts go by. */
export const LeadTimes = () => {
  useTopics('office:lead-times')
  return (
    <Stack>
      <StageTimes />
      <Planned />
    </Stack>
  )
}

const planned = anyText('product')

const Planned = () => {
  const read = useRead(listDeskFilters, {})
  const [{ product: chosen }, set] = useFilters(planned)
  return (
    <Section flush title={texts.planned} lead={texts.plannedLead}>
      <Loading read={read} skeleton={<Skeleton lines={4} height={38} />}>
        {({ products }) => {
          const product = products.find(({ id }) => id === chosen)
          return (
            <>
              <div className={classes['product']}>
                <SelectField
                  label={texts.product}
                  placeholder={texts.chooseProduct}
                  choices={choicesOf(products)}
                  value={product?.id ?? null}
                  onChange={(id) => set('product', id)}
                />
              </div>
              {product && <ByCountry key={product.id} product={product} />}
            </>
          )
        }}
      </Loading>
    </Section>
  )
}

const columnsFor = (change: ((it: LeadTimeOfProduct) => void) | null): readonly Column<LeadTimeOfProduct>[] => [
  { id: 'country', header: texts.country, card: 'title', cell: ({ countryName }) => countryName },
  { id: 'days', header: texts.days, align: 'end', card: 'aside', cell: ({ days }) => days.join(', ') },
  { id: 'origin', header: texts.origin, cell: ({ set }) => (set ? texts.own : texts.standard) },
  ...(change
    ? [
        {
          id: 'change',
          header: texts.change,
          hiddenHeader: true,
          align: 'end' as const,
          card: 'actions' as const,
          cell: (it: LeadTimeOfProduct) => (
            <Button size="small" aria-label={texts.changeOf(it.countryName)} onClick={() => change(it)}>
              {texts.change}
            </Button>
          ),
        },
      ]
    : []),
]

const ByCountry = ({ product }: { product: Product }) => {
  const may = useMay()('office.catalogue.manage')
  const read = useRead(listLeadTimes, { productId: product.id })
  const [changing, change] = useState<LeadTimeOfProduct | null>(null)
  return (
    <Loading read={read} skeleton={<Skeleton lines={4} height={38} />}>
      {(countries) => (
        <>
          <DataTable
            caption={texts.planned}
            columns={columnsFor(may ? change : null)}
            rows={countries}
            rowKey={({ countryId }) => countryId}
            fingerprint={({ days }) => days.join()}
            empty={<EmptyState>{texts.unregistered}</EmptyState>}
          />
          {changing && <SetLeadTimes product={product} now={changing} onClose={() => change(null)} />}
        </>
      )}
    </Loading>
  )
}
