import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { replayTexts as texts } from '#texts/replay.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { AsOf } from './AsOf.tsx'
import { pastMoment, useAddressed } from './addressed.ts'

/** Prompts for a moment, and shows the page as it was then. */
export const AsOfButton = ({ what, onMoment }: { what: string; onMoment: (iso: string) => void }) => {
  const [opened, open] = useState(false)
  const go = (iso: string) => {
    open(false)
    onMoment(iso)
    return null
  }
  return (
    <>
      <Button icon={<IconHistory size={16} stroke={1.8} aria-hidden />} onClick={() => open(true)}>
        {texts.asOfButton}
      </Button>
      <Modal opened={opened} onClose={() => open(false)} title={texts.asOfTitle(what)}>
        <Stack gap={4}>
          <p>{texts.asOfHelp}</p>
          <AsOf onMoment={go} />
        </Stack>
      </Modal>
    </>
  )
}

/** null: now. Invalid and future moments leave the address. A change resets the page to 1. */
export const useAsOf = (): [string | null, (iso: string) => void] => {
  const [, setSearch] = useSearchParams()
  const moment = useAddressed('asOf', pastMoment)
  return [moment, (iso) => setSearch({ asOf: iso }, { preventScrollReset: true })]
}
