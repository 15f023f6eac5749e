import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'

type Sorted = false | 'asc' | 'desc'

/** The head of a column that sorts: a press turns the order round. */
export const SortHead = ({
  of,
  sorted,
  onSort,
}: {
  of: string
  sorted: Sorted
  onSort: ((event: unknown) => void) | undefined
}) => {
  const Icon = sorted === 'asc' ? IconArrowUp : sorted === 'desc' ? IconArrowDown : IconArrowsSort
  return (
    <button type="button" onClick={onSort} data-sorted={sorted || undefined}>
      {of}
      <Icon size={14} stroke={1.8} aria-hidden />
    </button>
  )
}

export const ariaSort = (sorted: Sorted) => (sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none')
