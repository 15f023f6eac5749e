import { IconEye } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { showDataChange } from '#modules/distributors/data-change-contract.ts'
import { showCompany } from '#modules/distributors/desk/desk-contract.ts'
import {
  downloadVettingRecord,
  leaveVetting,
  openVetting,
  showVetting,
} from '#modules/distributors/desk/vetting-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { officeDistributorsTexts } from '#texts/office-distributors.ts'
import { vettingTexts as texts } from '#texts/vetting.ts'
import { command, useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { AssignedTo } from '#web/office/assigned/AssignedTo.tsx'
import type { OfficeCompany } from '#web/office/distributors/company-answer.ts'
import { stateTones } from '#web/office/distributors/distributor-columns.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { WithAside } from '#web/ui/layout/WithAside.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { useOpened } from '#web/ui/queue/opened.ts'
import { RecordBody, RecordHead } from '#web/ui/queue/QueueDesk.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import { DataChangeCard } from './DataChangeCard.tsx'
import { VettingBar } from './VettingBar.tsx'
import { VettingDocument } from './VettingDocument.tsx'
import { VettingFacts } from './VettingFacts.tsx'
import { documentToShow } from './vetting-order.ts'

/** Shorter than half of the quarter of an hour after which the server counts a user as gone. */
const SAY_AGAIN_MS = 7.5 * 60_000

const quietly = (said: Promise<unknown>): void => void said.catch(() => undefined)

/** Shows other reviewers who has this file open. */
const usePresence = (distributorId: string, reviews: boolean): void => {
  useEffect(() => {
    if (!reviews) return
    const say = () => quietly(command(openVetting, { distributorId }))
    say()
    const again = setInterval(say, SAY_AGAIN_MS)
    return () => {
      clearInterval(again)
      quietly(command(leaveVetting, { distributorId }))
    }
  }, [distributorId, reviews])
}

export type Vetting = Answer<typeof showVetting>

/** One company's file: a document in the middle, what is known next to it, and the decision below. */
export const VettingFile = ({
  distributorId,
  onNextFile,
}: {
  distributorId: string
  onNextFile: (() => void) | null
}) => {
  useTopics(`company:${distributorId}`)
  usePresence(distributorId, useMay()('office.company-documents.review'))
  const company = useRead(showCompany, { id: distributorId })
  const vetting = useRead(showVetting, { distributorId })
  const change = useRead(showDataChange, { distributorId })
  if (company.error?.refused) return <EmptyState>{company.error.message}</EmptyState>
  return (
    <Loading read={company} skeleton={<QueueSkeleton lines={6} height={90} />}>
      {(known) => (
        <Loading read={vetting} skeleton={<QueueSkeleton lines={6} height={90} />}>
          {(desk) => (
            <Loading read={change} skeleton={<QueueSkeleton lines={6} height={90} />}>
              {(changed) => <File company={known} vetting={desk} change={changed} onNextFile={onNextFile} />}
            </Loading>
          )}
        </Loading>
      )}
    </Loading>
  )
}

const File = ({
  company,
  vetting,
  change,
  onNextFile,
}: {
  company: OfficeCompany
  vetting: Vetting
  change: Answer<typeof showDataChange>
  onNextFile: (() => void) | null
}) => {
  const { requested, choose, href } = useOpened('document')
  const shown = documentToShow(company.documents, vetting.drafts, requested)
  return (
    <>
      <RecordBody back={`${paths.officeVetting()}${href(null)}`} backLabel={texts.back}>
        <RecordHead
          title={company.organizationName}
          status={
            <StatusPill tone={stateTones[company.state]}>{officeDistributorsTexts.states[company.state]}</StatusPill>
          }
          lead={<Link to={paths.officeDistributor({ distributorId: company.id })}>{texts.page}</Link>}
          steps={
            <Button
              size="small"
              onClick={() =>
                void download(
                  downloadVettingRecord,
                  { distributorId: company.id },
                  texts.recordName(company.organizationName),
                )
              }
            >
              {texts.downloadRecord}
            </Button>
          }
        />
        <Stack>
          <AssignedTo kind="FILE" id={company.id} />
          {vetting.lookers.length > 0 && (
            <Note
              tone="you"
              icon={<IconEye size={18} stroke={1.8} aria-hidden />}
              strong={texts.lookedAtBy(vetting.lookers.map(({ name }) => name).join(', '))}
            />
          )}
          {change && <DataChangeCard company={company} change={change} />}
          {shown ? (
            <WithAside aside={<VettingFacts company={company} vetting={vetting} document={shown} />}>
              <VettingDocument key={shown.id} document={shown} />
            </WithAside>
          ) : (
            <EmptyState>{texts.nothingSent}</EmptyState>
          )}
        </Stack>
      </RecordBody>
      {shown && (
        <VettingBar
          key={shown.id}
          company={company}
          vetting={vetting}
          document={shown}
          onChoose={choose}
          onNextFile={onNextFile}
        />
      )}
    </>
  )
}
