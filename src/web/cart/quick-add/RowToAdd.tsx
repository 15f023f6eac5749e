import { IconAlertTriangle, IconCheck, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { RowProblem, TypedRow } from '#modules/ordering/cart/quick-add.ts'
import type { CheckedRow } from '#modules/ordering/cart/quick-add-contract.ts'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import { present } from '#platform/typed.ts'
import { quickAddTexts as texts } from '#texts/quick-add.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row as Line } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import type { Row } from './checked-rows.ts'
import classes from './QuickAdd.module.css'

type Props = {
  number: number
  row: Row
  /** null: the server has not spoken of it yet. */
  checked: CheckedRow | null
  onChange: (next: Partial<Row>) => void
  onRemove: () => void
  /** Its quantity goes to the row at this place; null: not now. */
  onMerge: ((into: number) => void) | null
}

/** One row: a line of text when it is valid, its fields with their errors when it is not. */
export const RowToAdd = (props: Props) => {
  const { number, row, checked, onChange, onRemove } = props
  const state = checked === null ? 'waiting' : checked.problems.length > 0 ? 'wrong' : 'right'
  return (
    <li className={classes['row']} data-state={state} aria-label={texts.row(number)}>
      <span className={classes['mark']} aria-hidden="true">
        {state === 'wrong' && <IconAlertTriangle size={18} stroke={1.8} />}
        {state === 'right' && <IconCheck size={18} stroke={1.8} />}
        {number}
      </span>
      <div>
        {checked?.product ? (
          <strong>
            <bdi>{checked.product.name}</bdi>
          </strong>
        ) : (
          !row.open && <strong>{row.reference}</strong>
        )}
        {row.open ? <Fields {...props} /> : <Summary row={row} checked={checked} />}
        {checked?.inCart != null && <Text size="small">{texts.inCart(count(checked.inCart))}</Text>}
      </div>
      <Line>
        {!row.open && (
          <Button look="text" size="small" aria-label={texts.change(number)} onClick={() => onChange({ open: true })}>
            {texts.changeShort}
          </Button>
        )}
        <IconButton label={texts.remove(number)} onClick={onRemove}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </Line>
    </li>
  )
}

const Summary = ({ row, checked }: { row: TypedRow; checked: CheckedRow | null }) => {
  const packaging = checked?.packagings.find(({ id }) => id === checked.packagingId)
  const country = checked?.countries.find(({ id }) => id === checked.countryId)?.name ?? row.country
  const quantity =
    checked?.quantity == null ? texts.line(row.quantity) : unbroken(unitsInPacks(checked.quantity, packaging?.units))
  return (
    <Text size="small">
      {[checked?.product?.reference, quantity, packaging?.name, country].filter(Boolean).join(' · ')}
    </Text>
  )
}

const Fields = ({ row, checked, onChange, onMerge }: Props) => {
  const problemOf = (field: keyof TypedRow) => checked?.problems.find((it) => it.field === field)
  const countries = checked?.countries ?? []
  const packagings = checked?.packagings ?? []
  return (
    <Grid least={170} gap={4}>
      <Repair
        problem={problemOf('reference')}
        onFix={(reference) => onChange({ reference })}
        more={
          onMerge !== null &&
          checked?.sameAs != null && (
            <Button look="soft" size="small" onClick={() => onMerge(present(checked.sameAs))}>
              {texts.merge(checked.sameAs + 1)}
            </Button>
          )
        }
      >
        <TextField
          label={texts.fields.reference}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={row.reference}
          onChange={(reference) => onChange({ reference })}
          error={problemOf('reference')?.reason ?? null}
        />
      </Repair>
      <Repair problem={problemOf('quantity')} onFix={(quantity) => onChange({ quantity })}>
        <TextField
          label={texts.fields.quantity}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={row.quantity}
          onChange={(quantity) => onChange({ quantity })}
          error={problemOf('quantity')?.reason ?? null}
        />
      </Repair>
      {countries.length > 0 && (
        <Repair problem={problemOf('country')} onFix={(country) => onChange({ country })}>
          <SelectField
            label={texts.fields.country}
            choices={choicesOf(countries)}
            value={checked?.countryId ?? null}
            onChange={(country) => onChange({ country: country ?? '' })}
            error={problemOf('country')?.reason ?? null}
          />
        </Repair>
      )}
      {packagings.length > 0 && (
        <Repair problem={problemOf('packaging')} onFix={(packaging) => onChange({ packaging })}>
          <SelectField
            label={texts.fields.packaging}
            choices={choicesOf(packagings)}
            value={checked?.packagingId ?? null}
            onChange={(packaging) => onChange({ packaging: packaging ?? '' })}
            error={problemOf('packaging')?.reason ?? null}
          />
        </Repair>
      )}
    </Grid>
  )
}

/** A field, and below it what the portal would write there instead. */
const Repair = ({
  problem,
  onFix,
  more,
  children,
}: {
  problem: RowProblem | undefined
  onFix: (fix: string) => void
  more?: ReactNode
  children: ReactNode
}) => {
  const fixes = problem?.fixes ?? []
  return (
    <Stack gap={2}>
      {children}
      <Line>
        {fixes.map((fix) => (
          <Button key={fix} look="soft" size="small" onClick={() => onFix(fix)}>
            {texts.use(/^\d+$/.test(fix) ? count(Number(fix)) : fix)}
          </Button>
        ))}
        {more}
      </Line>
    </Stack>
  )
}
