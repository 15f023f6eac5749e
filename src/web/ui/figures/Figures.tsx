import { uiTexts as texts } from '#texts/ui.ts'
import classes from './Figures.module.css'
import { ago, careCoins, count, day, dayTime, longDay, money, moneyExclVat, zonedTime } from './format.ts'

/** A formatted figure: never broken over two lines, never turned round in right-to-left text. */
const Figure = ({ children, title }: { children: string; title?: string | undefined }) => (
  <bdi dir="ltr" className={classes['figure']} title={title}>
    {children}
  </bdi>
)

/** Integer cents. */
export const Money = ({ cents, exclVat = false }: { cents: number; exclVat?: boolean }) => (
  <Figure>{exclVat ? moneyExclVat(cents) : money(cents)}</Figure>
)

export const Num = ({ value }: { value: number }) => <Figure>{count(value)}</Figure>

export const Coins = ({ value }: { value: number }) => <Figure>{careCoins(value)}</Figure>

const shapes = { day, dayTime, longDay }

/** A moment (ISO string) or a day; `relative` says '2 hours ago'. The time and its zone are in the tooltip of a day. */
export const DateText = ({
  at,
  as = 'day',
  relative,
}: {
  at: string | Date
  as?: keyof typeof shapes
  relative?: Date
}) => (
  <time dateTime={new Date(at).toString() === 'Invalid Date' ? '' : new Date(at).toISOString()}>
    <Figure title={as === 'day' || relative ? zonedTime(at) : undefined}>
      {relative ? ago(at, relative) : shapes[as](at)}
    </Figure>
  </time>
)

/** A price now and, struck through, before. Cents. */
export const Price = ({ cents, before, from = false }: { cents: number; before?: number | null; from?: boolean }) => (
  <span className={classes['price']}>
    {from && <span className={classes['from']}>{texts.priceFrom} </span>}
    <strong>
      <Money cents={cents} />
    </strong>
    {before !== undefined && before !== null && before !== cents && (
      <s>
        <span className="visually-hidden">{texts.priceBefore} </span>
        <Money cents={before} />
      </s>
    )}
  </span>
)
