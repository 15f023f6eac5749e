import { useState } from 'react'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import { keep } from '#web/ordering/flow/draft.ts'
import { CheckField } from '#web/ui/CheckField.tsx'
import { TextArea } from '#web/ui/TextField.tsx'
import { cartWords } from '#web/words/cart.ts'
import classes from './SpecialRequest.module.css'

const { requests: words } = cartWords
const subjects = ['documents', 'packing', 'preShipmentInspection'] as const

/** What is asked for beyond the goods; kept as it is entered, a text when one leaves it. */
export const SpecialRequest = ({ request }: { request: OrderDraft['specialRequest'] }) => {
  const [asked, setAsked] = useState({
    documents: request?.documents ?? false,
    packing: request?.packing ?? false,
    preShipmentInspection: request?.preShipmentInspection ?? false,
    other: request?.other ?? '',
  })
  const send = (next: typeof asked) => void keep({ specialRequest: { ...next, other: next.other.trim() || null } })
  const tick = (subject: (typeof subjects)[number], checked: boolean) => {
    const next = { ...asked, [subject]: checked }
    setAsked(next)
    send(next)
  }
  return (
    <fieldset className={classes['card']}>
      <legend>{words.title}</legend>
      <p className={classes['help']}>{words.help}</p>
      <div className={classes['subjects']}>
        {subjects.map((subject) => (
          <CheckField
            key={subject}
            label={words[subject]}
            checked={asked[subject]}
            onChange={(checked) => tick(subject, checked)}
          />
        ))}
      </div>
      <TextArea
        label={words.other}
        value={asked.other}
        maxLength={2_000}
        onChange={(other) => setAsked({ ...asked, other })}
        onBlur={() => asked.other.trim() !== (request?.other ?? '') && send(asked)}
      />
    </fieldset>
  )
}
