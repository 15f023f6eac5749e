import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#paths'
import { figureTexts } from '#texts/figures.ts'
import { officeFigureTexts } from '#texts/office-figures.ts'

/** A figure that leads to the events that it is made of. `of`: what it is a figure of. */
export const FigureLink = ({
  figure,
  part,
  of,
  distributorId,
  from,
  until,
  says,
  children,
}: {
  figure: string
  part: string
  of?: string
  distributorId?: string
  from?: string | null
  until?: string | null
  /** For people who listen: the name of the figure. */
  says: string
  children: ReactNode
}) => (
  <Link to={paths.officeFigure({ figure, part }, { of, distributorId, from, until })} title={officeFigureTexts.lead}>
    {children}
    <span className="visually-hidden"> {figureTexts.askOf(says)}</span>
  </Link>
)
