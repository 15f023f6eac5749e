import classes from './FactList.module.css'

/** What can be said of a thing, in words: a name and a text each. */
export const FactList = ({ facts }: { facts: readonly { id: string; label: string; text: string }[] }) => (
  <dl className={classes['facts']}>
    {facts.map(({ id, label, text }) => (
      <div key={id}>
        <dt>
          <bdi>{label}</bdi>
        </dt>
        <dd>
          <bdi>{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
