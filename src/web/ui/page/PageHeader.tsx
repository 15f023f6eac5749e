import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTitle } from '#web/ui/figures/title.ts'
import classes from './PageHeader.module.css'

/** The page's one h1, with its crumbs above, a pill next to it, a line below and the actions at the end. */
export const PageHeader = ({
  title,
  heading,
  crumbs = [],
  aside,
  lead,
  actions,
}: {
  /** The name in the tab; also the heading unless that is given. */
  title: string
  heading?: ReactNode
  crumbs?: readonly { label: string; to: string }[]
  aside?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}) => {
  useTitle(title)
  return (
    <header className={classes['header']}>
      <div className={classes['text']}>
        {crumbs.length > 0 && (
          <nav aria-label="Breadcrumb" className={classes['crumbs']} data-no-print>
            {crumbs.map(({ label, to }) => (
              <span key={to}>
                <Link to={to}>{label}</Link>
                <IconChevronRight size={14} stroke={1.8} aria-hidden />
              </span>
            ))}
            <span aria-current="page">{title}</span>
          </nav>
        )}
        <div className={classes['title']}>
          <h1>{heading ?? <Whole text={title} />}</h1>
          {aside}
        </div>
        {lead && <p className={classes['lead']}>{lead}</p>}
      </div>
      {actions && (
        <div className={classes['actions']} data-no-print>
          {actions}
        </div>
      )}
    </header>
  )
}

/** Numbers of orders and invoices do not break at their hyphen. */
const Whole = ({ text }: { text: string }) =>
  text.split(/((?:INV-)?\d{4}-\d{6})/).map((part, at) =>
    at % 2 === 1 ? (
      <bdi key={part} dir="ltr" className={classes['number']}>
        {part}
      </bdi>
    ) : (
      part
    ),
  )
