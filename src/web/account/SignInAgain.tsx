import { useEffect } from 'react'
import { proveBySingleSignOn } from '#modules/identity/single-sign-on/single-sign-on-contract.ts'
import { signInAgainTexts as texts } from '#texts/single-sign-on.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { onProven, passwordAnswered } from '#web/api/password-again.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'

/** In front of whatever was refused: once the person signed in again in another window, the command is given again. */
export default function SignInAgain() {
  useEffect(() => onProven(() => passwordAnswered(true)), [])
  const { send, busy } = useCommand(proveBySingleSignOn)
  const leave = async () => {
    // Opened by the click itself: one that is opened later is blocked.
    const opened = window.open('', '_blank')
    const begun = await send({})
    if (begun && opened) opened.location.href = begun.to
    else opened?.close()
  }
  return (
    <FormModal
      title={texts.title}
      labels={texts}
      busy={busy}
      onClose={() => passwordAnswered(false)}
      onSubmit={() => void leave()}
    >
      <p>{texts.lead}</p>
    </FormModal>
  )
}
