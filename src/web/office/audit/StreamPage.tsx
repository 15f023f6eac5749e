import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { explainFact, replayStream } from '#modules/audit/contract.ts'
import { sideOf } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { asLabel } from '#platform/facts.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { present } from '#platform/typed.ts'
import { auditPageTexts, streamTexts as texts } from '#texts/audit.ts'
import { figureTexts } from '#texts/figures.ts'
import { replayTexts } from '#texts/replay.ts'
import { useRead } from '#web/api/endpoint.ts'
import { AsOf } from '#web/replay/AsOf.tsx'
import { useAsOf } from '#web/replay/AsOfButton.tsx'
import { placeUpTo, useAddressed } from '#web/replay/addressed.ts'
import { ChangeList } from '#web/replay/ChangeList.tsx'
import { FactList } from '#web/replay/FactList.tsx'
import { FigureSteps } from '#web/replay/FigureSteps.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { ReplayBar } from '#web/replay/ReplayBar.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { sideTones } from '#web/ui/style/side-tones.ts'
import { Event, placeOf } from './Event.tsx'
import { pageOf } from './page-of.ts'

/** The events that something comes from which a stream says, the newest first. */
const FactModal = ({
  kind,
  streamKey,
  fact,
  onClose,
}: {
  kind: string
  streamKey: string
  fact: { readonly id: string; readonly label: string }
  onClose: () => void
}) => {
  const read = useRead(explainFact, { kind, key: streamKey, fact: fact.id })
  return (
    <Modal opened onClose={onClose} title={figureTexts.title(fact.label)}>
      <Loading read={read} skeleton={<Skeleton lines={3} height={64} />}>
        {(entries) => (
          <FigureSteps see={figureTexts.audit} events={entries.map((entry) => ({ ...entry, to: placeOf(entry) }))} />
        )}
      </Loading>
    </Modal>
  )
}

type Stream = Answer<typeof replayStream>

const crumbs = [{ label: texts.crumb, to: paths.officeAudit() }]

/** One stream, event by event or as of any moment: what it says then, and what changed. */
export default function StreamPage() {
  const { kind = '', key = '' } = useParams()
  const [, setSearch] = useSearchParams()
  const [asOf, goTo] = useAsOf()
  const at = useAddressed('at', placeUpTo(999_999_999))
  const isPast = asOf !== null || at !== null
  const read = useRead(replayStream, {
    kind,
    key,
    ...(asOf !== null ? { asOf: asOf } : at !== null && { at }),
  })
  const page = pageOf(kind, key)
  const name = read.data?.name
  // A long key is not shown in the place of a name that may still come.
  const shown = name ?? (read.data && key)
  if (read.error?.refused)
    return (
      <>
        <PageHeader title={texts.missing} crumbs={crumbs} />
        <EmptyState
          action={<ButtonLink to={isPast ? '?' : paths.officeAudit()}>{isPast ? texts.now : texts.crumb}</ButtonLink>}
        >
          {asOf !== null && read.error.status === 404 ? texts.notYet : read.error.message}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHeader
        title={shown ? texts.title(asLabel(kind), shown) : asLabel(kind)}
        heading={<bdi>{name ?? asLabel(kind)}</bdi>}
        crumbs={crumbs}
        lead={read.data && !name ? <bdi dir="ltr">{key}</bdi> : asLabel(kind)}
        actions={
          <>
            <AsOf
              onMoment={(moment) => {
                goTo(moment)
                return null
              }}
            />
            {page && <ButtonLink to={page.to}>{page.label}</ButtonLink>}
          </>
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={5} height={90} />}>
        {(stream) => (
          <Then
            stream={stream}
            asOf={asOf}
            onStep={(position) => setSearch({ at: String(position) }, { replace: true, preventScrollReset: true })}
          />
        )}
      </Loading>
    </>
  )
}

type ThenProps = { stream: Stream; asOf: string | null; onStep: (position: number) => void }

const Then = ({ stream, asOf, onStep }: ThenProps) => {
  const { entries, at, facts, changes, opened } = stream
  const [openFact, setOpenFact] = useState<{ id: string; label: string } | null>(null)
  const { kind = '', key = '' } = useParams()
  const current = present(entries.find(({ position }) => position === at))
  const isPast = at !== entries.at(-1)?.position
  return (
    <>
      <ReplayBar
        steps={entries.map(({ position, who, what, role }) => ({
          step: position,
          what: `${who} ${what}`,
          tone: sideTones[sideOf(role)],
        }))}
        at={at}
        onStep={onStep}
      >
        <Event entry={current} />
      </ReplayBar>
      {isPast && (
        <PastBanner
          at={asOf ?? current.at}
          says={asOf === null ? texts.asOf : texts.asOfMoment(dayTime(current.at))}
          to="?"
          back={texts.now}
        />
      )}
      {!isPast && asOf !== null && (
        <PastBanner at={asOf} says={texts.asOfLast(dayTime(current.at))} to="?" back={replayTexts.backToNow} />
      )}
      {!opened && <Text size="small">{auditPageTexts.sealed}</Text>}
      <Grid split="1:1">
        <Card title={texts.state}>
          {facts.length > 0 ? <FactList facts={facts} onAsk={setOpenFact} /> : <p>{texts.noState}</p>}
        </Card>
        <Card title={replayTexts.changed}>
          <ChangeList changes={changes} />
        </Card>
      </Grid>
      {openFact && <FactModal kind={kind} streamKey={key} fact={openFact} onClose={() => setOpenFact(null)} />}
    </>
  )
}
