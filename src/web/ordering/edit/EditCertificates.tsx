import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { orderTexts } from '#texts/orders.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { CertificateChoices } from '#web/ordering/flow/CertificateChoices.tsx'
import { allChosen, readCertificates, toggled } from '#web/ordering/flow/certificates.ts'
import { useGuarded } from './change-guard.ts'
import classes from './EditOrderPage.module.css'
import { usePartForm } from './part-form.ts'
import { Unfolding } from './Unfolding.tsx'

/** Which certificates travel with the goods. */
export const EditCertificates = ({ order }: { order: OrderDetail }) => {
  const guarded = useGuarded()
  const command = useCommand(changeOrder)
  const ordered = readCertificates(order.certificates)
  const { typed, isChanged, change, begin } = usePartForm(ordered)
  const { chosen, own } = typed

  const save = (close: () => void) =>
    guarded(() => command.send({ orderId: order.id, fields: { certificates: allChosen(chosen, own) } }), {
      onDone: close,
    })
  return (
    <Unfolding
      title={texts.certificates}
      shown={
        <ul className={classes['list']}>
          {allChosen(ordered.chosen, ordered.own).map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {order.certificates === '' && <li className={classes['none']}>{orderTexts.noCertificates}</li>}
        </ul>
      }
      busy={command.busy}
      reasons={Object.values(command.errors)}
      isChanged={isChanged}
      onOpen={() => {
        begin()
        command.clear()
      }}
      onSave={save}
    >
      <CertificateChoices
        chosen={chosen}
        own={own}
        onToggle={(name, checked) => change({ ...typed, chosen: toggled(chosen, name, checked) })}
        onOwn={(text) => change({ ...typed, own: text })}
      />
    </Unfolding>
  )
}
