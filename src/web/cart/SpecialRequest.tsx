import { useState } from 'react'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import { keep } from '#web/ordering/flow/draft.ts'
import { cartWords } from '#web/words/cart.ts'
import classes from './SpecialRequest.module.css'
import { type AskedRequest, askedRequest, keptRequest, SpecialRequestFields } from './SpecialRequestFields.tsx'

const { requests: words } = cartWords

/** What is asked for beyond the goods; kept as it is entered, a text when one leaves it. */
export const SpecialRequest = ({ request }: { request: OrderDraft['specialRequest'] }) => {
  const [asked, setAsked] = useState(() => askedRequest(request))
  const send = (next: AskedRequest) => void keep({ specialRequest: keptRequest(next) })
  const change = (next: AskedRequest) => {
    setAsked(next)
    send(next)
  }
  return (
    <fieldset className={classes['card']}>
      <legend>{words.title}</legend>
      <p className={classes['help']}>{words.help}</p>
      <SpecialRequestFields
        asked={asked}
        onChange={change}
        onText={(other) => setAsked({ ...asked, other })}
        onSettled={() => asked.other.trim() !== (request?.other ?? '') && send(asked)}
      />
    </fieldset>
  )
}
