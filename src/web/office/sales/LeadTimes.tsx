import { useState } from 'react'
import { type LeadTimeOfProduct, listLeadTimes, setLeadTimes } from '#modules/forecasting/contract.ts'
import { listDeskFilters } from '#modules/ordering/desk/desk-contract.ts'
import { leadTimeTexts as texts } from '#texts/lead-times.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { anyText, useFilters } from '#web/ui/lists/filters.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './LeadTimes.module.css'
import { readDays } from './read-days.ts'
import { StageTimes } from './StageTimes.tsx'

/** Sets how long a product takes to a country; forecasts that are filed from then on go by it. */
const SetLeadTimes = ({
  product,
  now: { productId, countryId, countryName, days: before },
  onClose,
}: {
  product: { readonly name: string }
  now: LeadTimeOfProduct
  onClose: () => void
}) => {
  const form = useModalForm(setLeadTimes, {
    defaults: { days: before.join(', ') },
    rules: ({ days }) => ({ days: readDays(days) ? null : texts.wrong }),
    input: ({ days }) => ({ productId, countryId, days: readDays(days) ?? [] }),
    onClose,
    says: () => texts.saved(countryName),
  })
  return (
    <FormModal
      title={texts.title(product.name, countryName)}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField label={texts.days} help={texts.help} required maxLength={40} {...form.field('days')} data-autofocus />
    </FormModal>
  )
}

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
