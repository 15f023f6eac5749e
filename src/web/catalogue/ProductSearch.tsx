import { IconSearch, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { matchesSearch, suggestions } from '#modules/catalogue/availability.ts'
import type { Category, Product, SubCategory } from '#modules/catalogue/product-contract.ts'
import { useKeepingOrder } from '#web/ordering/edit/order-to-edit.ts'
import { count } from '#web/ui/format.ts'
import { shopWords as words } from '#web/words/catalogue.ts'
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
type Group = { readonly title: string | null; readonly entries: readonly Suggestion[] }

/** Search with suggestions: categories, then sub-categories, then products. Enter searches the list itself. */
export const ProductSearch = ({
  portfolio,
  criteria,
  onCriteria,
}: {
  portfolio: Portfolio
  /** What the list shows now: other words are searched for within it. */
  criteria: Criteria
  onCriteria: (criteria: Criteria) => void
}) => {
  const id = useId()
  const { search: searched } = criteria
  const [typed, setTyped] = useState(searched)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const navigate = useNavigate()
  const keeping = useKeepingOrder()
  const [known, setKnown] = useState(searched)
  // Another search in the address stands in the box at once; an effect would come after what is typed meanwhile.
  if (known !== searched) {
    setKnown(searched)
    setTyped(searched)
  }

  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const search = (text: string) => {
    close()
    onCriteria({ ...criteria, search: text.trim() })
  }
  const groups = groupsFor(portfolio, typed, {
    onCriteria: (criteria) => {
      setTyped(criteria.search)
      close()
      onCriteria(criteria)
    },
    onProduct: (product) => void navigate(keeping(`/product/${product}`)),
  })
  const entries = groups.flatMap((group) => group.entries)
  const isOpen = open && typed.trim() !== ''

  const press = (key: KeyboardEvent) => {
    if (key.key === 'ArrowDown') setAt(Math.min(at + 1, entries.length - 1))
    else if (key.key === 'ArrowUp') setAt(Math.max(at - 1, -1))
    else if (key.key === 'Escape' && isOpen) close()
    else if (key.key === 'Enter' && isOpen && entries[at]) entries[at].choose()
    else return
    if (key.key.startsWith('Arrow')) setOpen(true)
    key.preventDefault()
  }

  return (
    <form
      role="search"
      className={classes['search']}
      onSubmit={(submit: FormEvent) => {
        submit.preventDefault()
        search(typed)
      }}
      onBlur={(left) => !left.currentTarget.contains(left.relatedTarget) && close()}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden className={classes['icon']} />
      <input
        role="combobox"
        aria-label={words.searchLabel}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
        placeholder={words.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(change) => {
          setTyped(change.currentTarget.value)
          setOpen(true)
          setAt(-1)
        }}
        onKeyDown={press}
      />
      {typed !== '' && (
        <button type="button" className={classes['clear']} aria-label={words.clearSearch} onClick={() => search('')}>
          <IconX size={16} stroke={1.8} aria-hidden />
        </button>
      )}
      <div className={classes['dropdown']} hidden={!isOpen}>
        <div role="listbox" id={`${id}-list`} aria-label={words.searchLabel}>
          {isOpen && groups.map((group) => <Entries key={group.title} {...{ group, entries, at, id }} />)}
        </div>
        {entries.length === 0 && <p className={classes['nothing']}>{words.nothing}</p>}
      </div>
    </form>
  )
}

const Entries = ({
  group,
  entries,
  at,
  id,
}: {
  group: Group
  entries: readonly Suggestion[]
  at: number
  id: string
}) => (
  <div role="group" aria-label={group.title ?? words.search} className={classes['group']}>
    {group.title && <p aria-hidden="true">{group.title}</p>}
    {group.entries.map((entry) => {
      const place = entries.indexOf(entry)
      return (
        <div
          key={entry.key}
          role="option"
          id={`${id}-${place}`}
          aria-selected={place === at}
          onPointerDown={(press) => press.preventDefault()}
          onClick={entry.choose}
        >
          <bdi>{entry.label}</bdi>
          {entry.detail && <span>{entry.detail}</span>}
        </div>
      )
    })}
  </div>
)

/** What is offered for the words typed; the last entry searches the list for them. */
const groupsFor = (
  portfolio: Portfolio,
  typed: string,
  { onCriteria, onProduct }: { onCriteria: (criteria: Criteria) => void; onProduct: (id: string) => void },
): Group[] => {
  const found = suggestions(typed, portfolio)
  const matching = portfolio.products.filter((product) => matchesSearch(product, typed)).length
  const groups: Group[] = [
    {
      title: words.groups.categories,
      entries: found.categories.map(({ id, name }) => ({
        key: id,
        label: name,
        choose: () => onCriteria({ ...noCriteria, categoryId: id }),
      })),
    },
    {
      title: words.groups.subCategories,
      entries: found.subCategories.map(({ id, name, productCategory }) => ({
        key: id,
        label: name,
        detail: productCategory.name,
        choose: () => onCriteria({ ...noCriteria, categoryId: productCategory.id, subCategoryId: id }),
      })),
    },
    {
      title: words.groups.products,
      entries: found.products
        .slice(0, SHOWN_PRODUCTS)
        .map(({ id, name, reference }) => ({ key: id, label: name, detail: reference, choose: () => onProduct(id) })),
    },
    {
      title: null,
      entries:
        matching > 0
          ? [
              {
                key: 'all',
                label: words.showAll(count(matching), typed.trim()),
                choose: () => onCriteria({ ...noCriteria, search: typed.trim() }),
              },
            ]
          : [],
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
