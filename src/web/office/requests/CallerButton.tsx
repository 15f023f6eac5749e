import { IconPhone } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#paths'
import { callerTexts as texts } from '#texts/office-requests.ts'
import { useMay } from '#web/identity/may.ts'
import { whenRequested } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'

const CallerModal = whenRequested(() => import('./CallerModal.tsx').then((it) => ({ default: it.CallerModal })))

/** Opens a request for a user of a company who called, and leads to it. */
export const CallerButton = ({ companyId = null }: { companyId?: string | null }) => {
  const may = useMay()('office.tickets.open')
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  if (!may) return null
  return (
    <>
      <Button
        size="small"
        icon={<IconPhone size={16} stroke={1.6} aria-hidden />}
        asksServer
        onClick={() => setOpen(true)}
      >
        {texts.button}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <CallerModal
            companyId={companyId}
            onOpened={(request) => void navigate(paths.officeRequests({}, { request }))}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
