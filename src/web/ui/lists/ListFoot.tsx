import type { ReactNode } from 'react'

import { uiTexts } from '#texts/ui.ts'
import classes from './ListFoot.module.css'
import { Pager, pagesOf } from './Pager.tsx'

/** Which rows these are, and the other pages. `label` distinguishes several. */
export const ListFoot = ({
  page,
  perPage,
  total,
  onPage,
  label,
  size,
}: {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  label?: string
  /** How many rows a page holds, to choose from. */
  size?: ReactNode
}) => {
  const first = (page - 1) * perPage + 1
  return (
    <footer className={classes['foot']}>
      {first <= total && <bdi dir="ltr">{uiTexts.range(first, Math.min(page * perPage, total), total)}</bdi>}
      {size}
      <Pager page={page} pages={pagesOf(total, perPage)} onPage={onPage} {...(label && { label })} />
    </footer>
  )
}
