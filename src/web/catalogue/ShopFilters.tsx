import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { withCategory, withSubCategory } from '#modules/catalogue/products/portfolio-filters.ts'
import type { Category, Product, SubCategory } from '#modules/catalogue/products/product-contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { shopTexts as texts } from '#texts/catalogue.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Chip, Chips } from '#web/ui/lists/FilterBar.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { type Criteria, noCriteria } from './shop-filters.ts'

type NamedItem = { readonly id: string; readonly name: string }
type Props = {
  readonly categories: readonly Category[]
  readonly subCategories: readonly SubCategory[]
  readonly products: readonly Product[]
  readonly criteria: Criteria
  readonly onCriteria: (criteria: Criteria) => void
}

/** The countries where something of this portfolio can be ordered, by name. */
export const countriesOf = (products: readonly Product[]): NamedItem[] => {
  const all = products.flatMap((product) => orderable(product).map(({ country }) => country))
  return [...new Map(all.map((country) => [country.id, country])).values()].toSorted((a, b) =>
    compareTexts(a.name, b.name),
  )
}

/** 'Filter by': next to the products, above them in small windows, where it opens on demand. */
export const ShopFilters = ({ categories, subCategories, products, criteria, onCriteria }: Props) => {
  const id = useId()
  const isNarrow = useIsNarrow()
  const [open, setOpen] = useState(false)
  const countries = countriesOf(products)
  const set = chipsOf({ categories, subCategories, products, criteria, onCriteria }).length
  const subs = subCategories.filter(({ productCategory }) => productCategory.id === criteria.categoryId)

  const fields = (
    <Grid least={200} gap={4}>
      <SelectField
        label={texts.category}
        placeholder={texts.all}
        choices={choicesOf(categories)}
        value={criteria.categoryId}
        onChange={(category) => onCriteria({ ...criteria, ...withCategory(criteria, category) })}
        disabled={categories.length === 0}
        clearable
      />
      <SelectField
        label={texts.subCategory}
        placeholder={criteria.categoryId ? texts.all : texts.chooseCategoryFirst}
        choices={choicesOf(subs)}
        value={criteria.subCategoryId}
        onChange={(sub) => onCriteria({ ...criteria, ...withSubCategory(criteria, sub, subCategories) })}
        disabled={subs.length === 0}
        clearable
      />
      {countries.length > 0 && (
        <SelectField
          label={texts.country}
          placeholder={texts.all}
          choices={choicesOf(countries)}
          value={criteria.countryId}
          onChange={(countryId) => onCriteria({ ...criteria, countryId })}
          clearable
        />
      )}
      <Row align="end">
        <Button look="text" onClick={() => onCriteria(noCriteria)}>
          {texts.seeAll}
        </Button>
      </Row>
    </Grid>
  )
  if (!isNarrow) return <Card title={texts.filterBy}>{fields}</Card>
  return (
    <Stack gap={3}>
      <Button
        aria-expanded={open}
        aria-controls={id}
        icon={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
        wide
        onClick={() => setOpen(!open)}
      >
        {texts.filters(set)}
      </Button>
      <div id={id} hidden={!open}>
        <Card>{fields}</Card>
      </div>
    </Stack>
  )
}

/** What is set, as chips that take it away again. */
const chipsOf = ({ categories, subCategories, products, criteria, onCriteria }: Props): Chip[] => {
  const nameIn = (all: readonly NamedItem[], id: string | null) => all.find((it) => it.id === id)?.name
  const chip = (name: string, value: string | undefined, without: Partial<Criteria>): Chip[] =>
    value ? [{ name, value, onRemove: () => onCriteria({ ...criteria, ...without }) }] : []
  return [
    ...chip(texts.search, criteria.search, { search: '' }),
    ...chip(texts.category, nameIn(categories, criteria.categoryId), { categoryId: null, subCategoryId: null }),
    ...chip(texts.subCategory, nameIn(subCategories, criteria.subCategoryId), { subCategoryId: null }),
    ...chip(texts.country, nameIn(countriesOf(products), criteria.countryId), { countryId: null }),
  ]
}

export const ShopChips = (props: Props) => <Chips chips={chipsOf(props)} onReset={() => props.onCriteria(noCriteria)} />
