import { useEffect } from 'react'
import { type FormKind, leaveForm, lookAtForm, showFormReaders } from '#modules/service/work/form-contract.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { call, useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { Lookers } from './Lookers.tsx'
import { SAY_AGAIN_MS } from './presence.ts'

const quietly = { quiet: true }
const nothing = () => undefined

/** Under the title of a form that changes what there is: who else of the staff has it open, and who of them writes. */
export const OthersInForm = ({ form, id, writing }: { form: FormKind; id: string; writing: boolean }) => {
  useTopics('office:requests')
  useEffect(() => {
    const say = () => void call(lookAtForm, { form, id, writing }, quietly).catch(nothing)
    say()
    const again = setInterval(say, SAY_AGAIN_MS)
    return () => clearInterval(again)
  }, [form, id, writing])
  useEffect(() => () => void call(leaveForm, { form, id }, quietly).catch(nothing), [form, id])
  const { data } = useRead(showFormReaders, { form, id })
  return data ? <Lookers lookers={data} writes={texts.edits} /> : null
}
