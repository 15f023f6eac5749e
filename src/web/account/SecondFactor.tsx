import { Suspense, useState } from 'react'
import {
  proposeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
  turnSecondFactorOff,
} from '#modules/identity/account-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { secondFactorTexts as texts } from '#texts/security.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { whenAsked } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const SetUpModal = whenAsked(() => import('./SetUpModal.tsx'))

type Asked = 'off' | 'codes' | null

/** The code beside the password: on after one right code, with ten recovery codes. */
export const SecondFactor = () => {
  const read = useRead(secondFactor, {})
  const [asked, setAsked] = useState<Asked>(null)
  const [proposal, setProposal] = useState<Answer<typeof proposeSecondFactor> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setAsked(null)
  const propose = useCommand(proposeSecondFactor, { onDone: setProposal })
  const off = useModalCommand(turnSecondFactorOff, { onClose: close, says: () => texts.turnedOff })
  const renew = useCommand(renewRecoveryCodes, {
    onDone: (answer) => {
      close()
      setCodes(answer.codes)
    },
  })
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Loading read={read} skeleton={<Skeleton lines={1} height={38} />}>
        {({ on, codesLeft, required }) => (
          <Stack gap={3}>
            <Row>
              <StatusPill tone={on ? 'done' : 'closed'}>{on ? texts.on : texts.off}</StatusPill>
              {on && <span>{texts.left(codesLeft)}</span>}
              {required && <span>{texts.required}</span>}
            </Row>
            <Row>
              {on ? (
                <>
                  <Button onClick={() => setAsked('codes')}>{texts.newCodes}</Button>
                  <Button look="danger" onClick={() => setAsked('off')} {...(required && { why: texts.required })}>
                    {texts.turnOff}
                  </Button>
                </>
              ) : (
                <Button busy={propose.busy} onClick={() => void propose.send({})}>
                  {texts.setUp}
                </Button>
              )}
            </Row>
          </Stack>
        )}
      </Loading>
      <ConfirmModal
        opened={asked === 'off'}
        title={texts.turnOffTitle}
        keep={texts.keep}
        confirm={texts.turnOff}
        busy={off.busy}
        onKeep={close}
        onConfirm={() => void off.send({})}
      >
        <p>{texts.turnOffLead}</p>
      </ConfirmModal>
      <ConfirmModal
        opened={asked === 'codes'}
        title={texts.newCodesTitle}
        keep={texts.keepCodes}
        confirm={texts.newCodes}
        look="filled"
        busy={renew.busy}
        onKeep={close}
        onConfirm={() => void renew.send({})}
      >
        <p>{texts.newCodesLead}</p>
      </ConfirmModal>
      <Suspense fallback={null}>
        {proposal && (
          <SetUpModal
            {...proposal}
            onClose={() => setProposal(null)}
            onDone={(fresh) => {
              setProposal(null)
              setCodes(fresh)
            }}
          />
        )}
      </Suspense>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Section>
  )
}
