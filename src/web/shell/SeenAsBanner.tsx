import { IconEye } from '@tabler/icons-react'
import { seenAsTexts as texts } from '#texts/seen-as.ts'
import { endLook, seenAs } from '#web/api/seen-as.ts'
import { useMe } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Note } from '#web/ui/page/Note.tsx'

/** Whose eyes these are, until when, and the way back. */
export default function SeenAsBanner() {
  const { data: me } = useMe()
  const until = seenAs()?.until
  return (
    <aside aria-label={texts.button}>
      <Note
        tone="provider"
        icon={<IconEye size={18} stroke={1.8} aria-hidden />}
        strong={texts.banner(me?.distributor?.organizationName ?? '…')}
      >
        {texts.readOnly} {until && <DateText at={until} as="dayTime" />}.{' '}
        <Button size="small" onClick={endLook}>
          {texts.back}
        </Button>
      </Note>
    </aside>
  )
}
