import classes from './QuoteNote.module.css'

/** What sales wrote on a quote, as it was typed. */
export const QuoteNote = ({ title, note }: { title: string; note: string }) => (
  <div className={classes['note']}>
    <h3>{title}</h3>
    <p>
      <bdi>{note}</bdi>
    </p>
  </div>
)
