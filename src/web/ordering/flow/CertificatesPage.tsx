import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { Card } from '#web/ui/page/Card.tsx'
import { CertificateChoices } from './CertificateChoices.tsx'
import { allChosen, isListed, toggled } from './certificates.ts'
import { keep } from './draft.ts'
import { FlowButtons, FlowFrame } from './FlowFrame.tsx'
import { stepAfter } from './steps.ts'
import { useSavedWhileTyping } from './typing.ts'

/** Which certificates travel with the goods: those of the list, and one as free text. */
export default function CertificatesPage() {
  return <FlowFrame step="certificates">{({ cart }) => <CertificatesStep kept={cart.draft.certificates} />}</FlowFrame>
}

const CertificatesStep = ({ kept }: { kept: readonly string[] }) => {
  const [chosen, setChosen] = useState<readonly string[]>(kept.filter(isListed))
  const [own, setOwn] = useState(kept.find((name) => !isListed(name)) ?? '')
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  const save = (names: readonly string[]) => keep({ certificates: allChosen(names, own) })
  const toggle = (name: string, checked: boolean) => {
    const next = toggled(chosen, name, checked)
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
        <CertificateChoices
          chosen={chosen}
          own={own}
          onToggle={toggle}
          onOwn={setOwn}
          onSettled={() => void save(chosen)}
        />
      </Card>
      <FlowButtons step="certificates" busy={busy} onContinue={() => void next()} />
    </>
  )
}
