import { setLots } from '#modules/ordering/fulfilment/additions-contract.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { goodsOf } from '#web/ordering/documents/goods-of.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { type LotsTyped, lotsError, lotsOf } from './lots.ts'
import { type StepFormProps, StepModal } from './StepModal.tsx'
import { useStep } from './step.ts'

/** Each line with its lot numbers, as they are and to be corrected. */
export const SetLotsForm = (props: StepFormProps) => {
  const { order } = props.detail
  const goods = goodsOf(order)
  const numbersOf = (id: string) => order.lots.find(({ lineId }) => lineId === id)?.numbers ?? []
  const form = useStep(setLots, 'SetLots', props, {
    defaults: { lots: Object.fromEntries(goods.map(({ id }) => [id, numbersOf(id).join(', ')])) as LotsTyped },
    rules: ({ lots }) => ({ lots: lotsError(lots) }),
    input: ({ lots }) => ({ id: order.id, lots: lotsOf(lots) }),
  })
  const { value: typed, error, ref } = form.field('lots')
  return (
    <StepModal {...props} step="SetLots" busy={form.busy} onSubmit={form.submit} wide>
      {goods.map(({ id, name, free }, index) => (
        <TextField
          key={id}
          label={free ? texts.freeLine(name) : name}
          {...(index === 0 && { help: texts.lotsHelp, error, ref })}
          value={typed[id] ?? ''}
          onChange={(value) => form.change('lots', (before) => ({ ...before, [id]: value }))}
        />
      ))}
    </StepModal>
  )
}
