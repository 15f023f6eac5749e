import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { officeAgreementTexts as texts } from '#texts/agreements.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { AgreementRequests } from './AgreementRequests.tsx'
import { SignedAgreements } from './SignedAgreements.tsx'
import { UploadAgreementModal } from './UploadAgreementModal.tsx'

/** What companies ask for, and what is signed. */
export default function OfficeAgreementsPage() {
  useTopics('office:agreements')
  const mayManage = useMay()('office.agreements.manage')
  const [isUploading, setUploading] = useState(false)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            {mayManage && (
              <Button
                look="filled"
                icon={<IconUpload size={16} stroke={1.8} aria-hidden />}
                asksServer
                onClick={() => setUploading(true)}
              >
                {texts.upload}
              </Button>
            )}
          </>
        }
      />
      {!mayManage && <p>{texts.only}</p>}
      <Tabs
        label={texts.parts}
        panes={[
          { id: 'requests', label: texts.requests, children: <AgreementRequests /> },
          { id: 'agreements', label: texts.signed, children: <SignedAgreements /> },
        ]}
      />
      {isUploading && <UploadAgreementModal onClose={() => setUploading(false)} />}
    </>
  )
}
