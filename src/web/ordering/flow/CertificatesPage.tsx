import { useState } from 'react'
import { useNavigate } from 'react-router'

import { certificates } from '#modules/ordering/order-terms.ts'
import { Card } from '#web/ui/Card.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { certificateWords as words } from '#web/words/order-flow.ts'
import classes from './CertificatesPage.module.css'
import { keep } from './draft.ts'
import { FlowButtons, FlowFrame } from './FlowFrame.tsx'
import { stepAfter } from './steps.ts'
import { useSavedWhileTyping } from './typing.ts'

/** Which certificates travel with the goods: those of the list, and one in the distributor's own words. */
export default function CertificatesPage() {
  return <FlowFrame step="certificates">{({ cart }) => <CertificatesStep kept={cart.draft.certificates} />}</FlowFrame>
}

const listed: readonly string[] = certificates

const isListed = (name: string) => listed.includes(name)

const CertificatesStep = ({ kept }: { kept: readonly string[] }) => {
  const [chosen, setChosen] = useState(kept.filter(isListed))
  const [own, setOwn] = useState(kept.find((name) => !isListed(name)) ?? '')
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  const save = (names: readonly string[]) => {
    const text = own.trim()
    return keep({ certificates: text === '' || names.includes(text) ? names : [...names, text] })
  }
  const toggle = (name: string, checked: boolean) => {
    const next = listed.filter((it) => (it === name ? checked : chosen.includes(it)))
    setChosen(next)
    void save(next)
  }
  useSavedWhileTyping(own, () => void save(chosen))
  const next = async () => {
    setBusy(true)
    const saved = await save(chosen)
    setBusy(false)
    if (saved) void navigate(stepAfter('certificates').to)
  }
  return (
    <>
      <Card>
        <p className={classes['lead']}>{words.lead}</p>
        <fieldset className={classes['list']}>
          <legend>{words.legend}</legend>
          {certificates.map((name) => (
            <CheckField
              key={name}
              label={name}
              checked={chosen.includes(name)}
              onChange={(checked) => toggle(name, checked)}
            />
          ))}
        </fieldset>
        <TextField
          label={words.other}
          help={words.otherHelp}
          maxLength={200}
          value={own}
          onChange={setOwn}
          onBlur={() => void save(chosen)}
        />
      </Card>
      <FlowButtons step="certificates" busy={busy} onContinue={() => void next()} />
    </>
  )
}
