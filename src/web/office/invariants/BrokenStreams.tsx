import { Link } from 'react-router-dom'
import { BROKEN_STREAMS_PER_PAGE, listBrokenStreams, type listInvariants } from '#modules/audit/invariant-contract.ts'
import { paths } from '#paths'
import { asLabel } from '#platform/facts.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { invariantTexts as texts } from '#texts/invariants.ts'
import { usePagedRead } from '#web/api/paged-read.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Entries, Entry } from '#web/ui/lists/Entries.tsx'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Broken = Answer<typeof listBrokenStreams>['streams'][number]

const LOOK_EVERY_MS = 10_000

/** The streams in which a rule does not hold, in pages: each leads to the event that it was seen at. */
export const BrokenStreams = ({ rule }: { rule: Answer<typeof listInvariants>['invariants'][number] }) => {
  const { read, page, setPage } = usePagedRead(
    listBrokenStreams,
    BROKEN_STREAMS_PER_PAGE,
    (at) => ({ invariant: rule.name, page: at }),
    { parameter: `page-${rule.name}`, refetchInterval: LOOK_EVERY_MS },
  )
  return (
    <Card title={rule.says}>
      <Loading read={read} skeleton={<Skeleton lines={Math.min(rule.streams, BROKEN_STREAMS_PER_PAGE)} height={58} />}>
        {({ total, streams }) => (
          <>
            <Entries>
              {streams.map((stream) => (
                <BrokenStream key={`${stream.kind}/${stream.key}`} stream={stream} />
              ))}
            </Entries>
            {total > BROKEN_STREAMS_PER_PAGE && (
              <ListFoot
                page={page}
                perPage={BROKEN_STREAMS_PER_PAGE}
                total={total}
                onPage={setPage}
                label={texts.pages(rule.says)}
              />
            )}
          </>
        )}
      </Loading>
    </Card>
  )
}

const BrokenStream = ({ stream: { kind, key, called, violations, says, position, foundAt } }: { stream: Broken }) => (
  <Entry>
    {says.map((why) => (
      <p key={why}>{why}</p>
    ))}
    {violations > says.length && <p>{texts.more(violations - says.length)}</p>}
    <Text size="small">
      <Link to={paths.officeStream({ kind, key }, { at: position })}>
        {asLabel(kind)} <bdi>{called ?? key}</bdi>
      </Link>{' '}
      · <DateText at={foundAt} as="dayTime" />
    </Text>
  </Entry>
)
