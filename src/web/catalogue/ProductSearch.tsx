import { Autocomplete } from '@base-ui/react/autocomplete'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { matchesSearch, suggestions } from '#modules/catalogue/products/portfolio-filters.ts'
import type { Category, Product, SubCategory } from '#modules/catalogue/products/product-contract.ts'
import { paths } from '#paths'
import { shopTexts as texts } from '#texts/catalogue.ts'
import { useKeepingOrder } from '#web/ordering/edit/order-to-edit.ts'
import { count } from '#web/ui/figures/format.ts'
import classes from './ProductSearch.module.css'
import { type Criteria, noCriteria } from './shop-filters.ts'

const SHOWN_PRODUCTS = 6

type Portfolio = {
  readonly categories: readonly Category[]
  readonly subCategories: readonly SubCategory[]
  readonly products: readonly Product[]
}
type Suggestion = {
  readonly key: string
  readonly label: string
  readonly detail?: string
  readonly choose: () => void
}
type Group = { readonly title: string | null; readonly items: readonly Suggestion[] }

/** Search with suggestions: categories, then sub-categories, then products. Enter searches the list itself. */
export const ProductSearch = ({
  portfolio,
  criteria,
  onCriteria,
}: {
  portfolio: Portfolio
  /** What the list shows now: another search is within it. */
  criteria: Criteria
  onCriteria: (criteria: Criteria) => void
}) => {
  const { search: searched } = criteria
  const [typed, setTyped] = useState(searched)
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const keeping = useKeepingOrder()
  const [known, setKnown] = useState(searched)
  // Another search in the address is in the box at once; an effect would overwrite what is typed meanwhile.
  if (known !== searched) {
    setKnown(searched)
    setTyped(searched)
  }

  const search = (text: string) => {
    setOpen(false)
    onCriteria({ ...criteria, search: text.trim() })
  }
  const groups = groupsFor(portfolio, typed, {
    onCriteria: (criteria) => {
      setTyped(criteria.search)
      onCriteria(criteria)
    },
    onProduct: (product) => void navigate(keeping(paths.product({ productId: product }))),
  })
  const isOpen = open && typed.trim() !== ''

  return (
    <Autocomplete.Root
      items={groups}
      itemToStringValue={({ label }) => label}
      filter={null}
      value={typed}
      onValueChange={(text, { reason }) => {
        if (reason === 'input-change') setTyped(text)
      }}
      open={isOpen}
      onOpenChange={setOpen}
      loopFocus={false}
    >
      <form
        role="search"
        className={classes['search']}
        onSubmit={(submit: FormEvent) => {
          submit.preventDefault()
          search(typed)
        }}
        onBlur={(left) => !left.currentTarget.contains(left.relatedTarget) && setOpen(false)}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden className={classes['icon']} />
        <Autocomplete.Input
          aria-label={texts.searchLabel}
          placeholder={texts.searchHint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {typed !== '' && (
          <button type="button" className={classes['clear']} aria-label={texts.clearSearch} onClick={() => search('')}>
            <IconX size={16} stroke={1.8} aria-hidden />
          </button>
        )}
        <div className={classes['dropdown']} hidden={!isOpen}>
          <Autocomplete.List aria-label={texts.searchLabel}>
            {(group: Group) => <Entries key={group.title} group={group} />}
          </Autocomplete.List>
          {groups.length === 0 && <p className={classes['nothing']}>{texts.nothing}</p>}
        </div>
      </form>
    </Autocomplete.Root>
  )
}

const Entries = ({ group: { title, items } }: { group: Group }) => (
  <Autocomplete.Group items={items} aria-label={title ?? texts.search} className={classes['group']}>
    {title && <p aria-hidden="true">{title}</p>}
    <Autocomplete.Collection>
      {(entry: Suggestion) => (
        <Autocomplete.Item key={entry.key} value={entry} onClick={entry.choose}>
          <bdi>{entry.label}</bdi>
          {entry.detail && <span>{entry.detail}</span>}
        </Autocomplete.Item>
      )}
    </Autocomplete.Collection>
  </Autocomplete.Group>
)

/** What is offered for the typed text; the last entry searches the list for it. */
const groupsFor = (
  portfolio: Portfolio,
  typed: string,
  { onCriteria, onProduct }: { onCriteria: (criteria: Criteria) => void; onProduct: (id: string) => void },
): Group[] => {
  const found = suggestions(typed, portfolio)
  const matching = portfolio.products.filter((product) => matchesSearch(product, typed)).length
  const groups: Group[] = [
    {
      title: texts.groups.categories,
      items: found.categories.map(({ id, name }) => ({
        key: id,
        label: name,
        choose: () => onCriteria({ ...noCriteria, categoryId: id }),
      })),
    },
    {
      title: texts.groups.subCategories,
      items: found.subCategories.map(({ id, name, productCategory }) => ({
        key: id,
        label: name,
        detail: productCategory.name,
        choose: () => onCriteria({ ...noCriteria, categoryId: productCategory.id, subCategoryId: id }),
      })),
    },
    {
      title: texts.groups.products,
      items: found.products
        .slice(0, SHOWN_PRODUCTS)
        .map(({ id, name, reference }) => ({ key: id, label: name, detail: reference, choose: () => onProduct(id) })),
    },
    {
      title: null,
      items:
        matching > 0
          ? [
              {
                key: 'all',
                label: texts.showAll(count(matching), typed.trim()),
                choose: () => onCriteria({ ...noCriteria, search: typed.trim() }),
              },
            ]
          : [],
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
