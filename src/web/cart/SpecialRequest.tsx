import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import { specialRequestTexts as texts } from '#texts/special-request.ts'
import { keep } from '#web/ordering/flow/draft.ts'
import { useSavedWhileTyping } from '#web/ordering/flow/typing.ts'
import classes from './SpecialRequest.module.css'
import { keptRequest, SpecialRequestFields, type Wishes, wishesOf } from './SpecialRequestFields.tsx'

/** What is requested beyond the goods; kept as it is entered, a text when one pauses, leaves it or leaves the page. */
export const SpecialRequest = ({ request }: { request: OrderDraft['specialRequest'] }) => {
  const [wishes, setWishes] = useState(() => wishesOf(request))
  const sent = useRef<string | null>(wishes.other.trim())
  const send = async (next: Wishes) => {
    sent.current = next.other.trim()
    if (!(await keep({ specialRequest: keptRequest(next) }))) sent.current = null
  }
  const change = (next: Wishes) => {
    setWishes(next)
    void send(next)
  }
  const settle = () => {
    if (wishes.other.trim() !== sent.current) void send(wishes)
  }
  useSavedWhileTyping(wishes.other, settle)
  const settled = useEffectEvent(settle)
  useEffect(() => {
    const hidden = () => settled()
    document.addEventListener('visibilitychange', hidden)
    return () => document.removeEventListener('visibilitychange', hidden)
  }, [])
  return (
    <fieldset className={classes['card']}>
      <legend>{texts.title}</legend>
      <p className={classes['help']}>{texts.help}</p>
      <SpecialRequestFields
        wishes={wishes}
        onChange={change}
        onText={(other) => setWishes({ ...wishes, other })}
        onSettled={settle}
      />
    </fieldset>
  )
}
