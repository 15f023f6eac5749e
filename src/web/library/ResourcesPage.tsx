import { IconChartBar, IconMovie, IconShoppingBag, IconSpeakerphone } from '@tabler/icons-react'
import type { ResourceKind } from '#modules/library/kinds.ts'
import { MOST_NEW, type ShelfItem, showShelves } from '#modules/library/shelf-contract.ts'
import { paths } from '#paths'
import { keysOf } from '#platform/records.ts'
import { libraryTexts as texts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './library.module.css'
import { MarkSeen } from './MarkSeen.tsx'
import { languageCodes } from './own-languages.ts'
import { KindCard, Thumbnail } from './ResourceCard.tsx'

const icons = {
  'videos-and-tutorials': IconMovie,
  'marketing-materials': IconSpeakerphone,
  'pos-and-pop': IconShoppingBag,
  'market-data': IconChartBar,
} as const satisfies Partial<Record<ResourceKind, unknown>>
const cards = keysOf(icons)

const newIn = (count: number): string => `${texts.marks.NEW}: ${count < MOST_NEW ? count : `${MOST_NEW}+`}`

/** /resources: the highlighted best practice, the academy and the four other kinds. */
export default function ResourcesPage() {
  useTopics('library')
  const read = useRead(showShelves, { languages: languageCodes() })
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <MarkSeen unseen={read.data?.unseen ?? false} />
          </>
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={3} height={220} />}>
        {({ highlight, academy, fresh }) => (
          <Stack>
            <div className={classes['pair']}>
              <Highlight item={highlight} />
              <Card title={texts.kinds['womancare-academy'].title}>
                <Stack gap={3}>
                  <Thumbnail item={{ thumbnail: academy }} />
                  <p>{texts.kinds['womancare-academy'].excerpt}</p>
                  <span>
                    <ButtonLink to={paths.resourcesOf({ type: 'womancare-academy' })}>{texts.seeMore}</ButtonLink>
                  </span>
                </Stack>
              </Card>
            </div>
            <ul role="list" className={classes['kinds']}>
              {cards.map((kind) => {
                const Icon = icons[kind]
                return (
                  <li key={kind}>
                    <KindCard
                      kind={kind}
                      icon={<Icon size={32} stroke={1.4} aria-hidden />}
                      count={fresh[kind] > 0 && <StatusPill tone="provider">{newIn(fresh[kind])}</StatusPill>}
                    />
                  </li>
                )
              })}
            </ul>
          </Stack>
        )}
      </Loading>
    </>
  )
}

const Highlight = ({ item }: { item: ShelfItem | null }) => (
  <Card title={texts.kinds['best-practices'].title}>
    <Stack gap={3}>
      <Thumbnail item={{ thumbnail: item?.thumbnail ?? null }} />
      {item && <h3>{item.title}</h3>}
      <p>{item?.excerpt ?? texts.kinds['best-practices'].excerpt}</p>
      <span>
        <ButtonLink to={paths.resourcesOf({ type: 'best-practices' })}>{texts.seeMore}</ButtonLink>
      </span>
    </Stack>
  </Card>
)
