import classes from './SpecialRequests.module.css'

/** What `specialRequests` says of an order, each wish on its own. */
export const SpecialRequests = ({ wishes }: { wishes: readonly string[] }) => (
  <ul className={classes['wishes']}>
    {wishes.map((it) => (
      <li key={it}>
        <bdi>{it}</bdi>
      </li>
    ))}
  </ul>
)
