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
import { whenRequested } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { FactorCodeModal } from './FactorCodeModal.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const SetUpModal = whenRequested(() => import('./SetUpModal.tsx'))

/** The code in addition to the password: on after one right code, with ten recovery codes; changed by a code of it. */
export const SecondFactor = () => {
  const read = useRead(secondFactor, {})
  const [changing, setChanging] = useState<'off' | 'codes' | 'other' | null>(null)
  const [proposal, setProposal] = useState<Answer<typeof proposeSecondFactor> | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setChanging(null)
  const propose = useCommand(proposeSecondFactor, { onDone: setProposal })
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
                  <Button onClick={() => setChanging('codes')}>{texts.newCodes}</Button>
                  <Button onClick={() => setChanging('other')}>{texts.other}</Button>
                  <Button look="danger" onClick={() => setChanging('off')} {...(required && { why: texts.required })}>
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
      {changing === 'off' && (
        <FactorCodeModal
          command={turnSecondFactorOff}
          title={texts.turnOffTitle}
          labels={{ keep: texts.keep, confirm: texts.turnOff }}
          danger
          onClose={close}
          onDone={() => {
            close()
            showSuccess(texts.turnedOff)
          }}
        >
          {texts.turnOffLead}
        </FactorCodeModal>
      )}
      {changing === 'codes' && (
        <FactorCodeModal
          command={renewRecoveryCodes}
          title={texts.newCodesTitle}
          labels={{ keep: texts.keepCodes, confirm: texts.newCodes }}
          onClose={close}
          onDone={(answer) => {
            close()
            setCodes(answer.codes)
          }}
        >
          {texts.newCodesLead}
        </FactorCodeModal>
      )}
      {changing === 'other' && (
        <FactorCodeModal
          command={proposeSecondFactor}
          title={texts.otherTitle}
          labels={{ keep: texts.keepApp, confirm: texts.otherNext }}
          onClose={close}
          onDone={(answer) => {
            close()
            setProposal(answer)
          }}
        >
          {texts.otherLead}
        </FactorCodeModal>
      )}
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
