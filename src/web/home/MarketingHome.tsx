import type { UseQueryResult } from '@tanstack/react-query'
import { millisecondsInDay } from 'date-fns/constants'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ShelfItem, showAcademy, showShelves } from '#modules/library/shelf-contract.ts'
import { listPartnerOrders } from '#modules/loyalty/contract.ts'
import { eventsBetween } from '#modules/news/contract.ts'
import { listPosts } from '#modules/news/social-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { marketingHomeTexts as texts } from '#texts/home.ts'
import { libraryTexts } from '#texts/library.ts'
import { partnerStatuses } from '#texts/partner-statuses.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { languageCodes } from '#web/library/own-languages.ts'
import { pageOf } from '#web/library/ResourceCard.tsx'
import type { Problem } from '#web/problem.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { day, sentDay } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const SHOWN = 3
const A_YEAR_MS = 365 * millisecondsInDay

type Line = { readonly key: string; readonly title: ReactNode; readonly detail: ReactNode }

/** The first few of something, with the way to all of them. */
const FirstOf = <Answer,>({
  title,
  all,
  read,
  none,
  children,
}: {
  title: string
  all: { readonly label: string; readonly to: string }
  read: UseQueryResult<Answer, Problem>
  none: string
  children: (answer: Answer) => readonly Line[]
}) => (
  <Card title={title} aside={<Link to={all.to}>{all.label}</Link>}>
    <Loading read={read} skeleton={<Skeleton lines={SHOWN} height={48} />}>
      {(answer) => {
        const lines = children(answer).slice(0, SHOWN)
        if (lines.length === 0) return <Text>{none}</Text>
        return (
          <Stack as="ul" gap={4}>
            {lines.map(({ key, title: name, detail }) => (
              <li key={key}>
                {name}
                <Text>{detail}</Text>
              </li>
            ))}
          </Stack>
        )
      }}
    </Loading>
  </Card>
)

const linkTo = (item: ShelfItem): ReactNode => (
  <Link to={pageOf(item)} lang={item.language.id}>
    <bdi>{item.title}</bdi>
  </Link>
)

/** A category of the academy that is not done: those that were begun first, each by the item to go on with. */
const coursesOf = ({ categories }: Answer<typeof showAcademy>): Line[] =>
  categories
    .toSorted((a, b) => b.done - a.done)
    .flatMap(({ name, total, done, rows }) => {
      const category = name ?? libraryTexts.academy.others
      const next = rows.find((item) => !item.done)
      const detail = `${category} · ${libraryTexts.academy.doneOf(done, total)}`
      return next && done < total ? [{ key: category, title: linkTo(next), detail }] : []
    })

const newestOf = ({ newest }: Answer<typeof showShelves>): Line[] =>
  newest.map((item) => ({
    key: item.id,
    title: linkTo(item),
    detail: `${libraryTexts.marks.NEW} · ${libraryTexts.kinds[item.kind].title} · ${day(item.creationDate)}`,
  }))

/** What is new for people of marketing: material, courses, events, orders of material and posts. */
export default function MarketingHome() {
  useTopics('library')
  useTopics('news')
  const { data: me } = useMe()
  useTopics(me ? `library-reader:${me.id}` : null)
  const now = useNow()
  const languages = languageCodes()
  const library = useRead(showShelves, { languages })
  const academy = useRead(showAcademy, { languages })
  const today = sentDay(now)
  const events = useRead(eventsBetween, { from: today, to: sentDay(new Date(Date.parse(today) + A_YEAR_MS)) })
  const posts = useRead(listPosts, {})
  return (
    <Stack>
      <Grid split="1:1">
        <FirstOf
          title={texts.material}
          all={{ label: texts.allMaterial, to: paths.resources() }}
          read={library}
          none={texts.noMaterial}
        >
          {newestOf}
        </FirstOf>
        <FirstOf
          title={texts.courses}
          all={{ label: texts.allCourses, to: paths.resourcesOf({ type: 'womancare-academy' }) }}
          read={academy}
          none={texts.noCourses}
        >
          {coursesOf}
        </FirstOf>
        <FirstOf
          title={texts.events}
          all={{ label: texts.allEvents, to: paths.events() }}
          read={events}
          none={texts.noEvents}
        >
          {(all) =>
            all
              .toSorted((a, b) => compareTexts(a.date, b.date))
              .map(({ id, date, endDate, title, location }) => ({
                key: id,
                title,
                detail: `${endDate ? `${day(date)} – ${day(endDate)}` : day(date)} · ${location.name}`,
              }))
          }
        </FirstOf>
        {me?.distributor?.loyaltyProgramGroup != null && <MaterialOrders />}
      </Grid>
      <FirstOf title={texts.posts} all={{ label: texts.allPosts, to: paths.news() }} read={posts} none={texts.noPosts}>
        {(all) =>
          all.map(({ id, network, text, link, date }) => ({
            key: id,
            title: (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {texts.post(network, day(date))}
              </a>
            ),
            detail: <bdi>{text}</bdi>,
          }))
        }
      </FirstOf>
    </Stack>
  )
}

const MaterialOrders = () => (
  <FirstOf
    title={texts.orders}
    all={{ label: texts.allOrders, to: paths.myLoyalty() }}
    read={useRead(listPartnerOrders, {})}
    none={texts.noOrders}
  >
    {(all) =>
      all.map(({ id, partnerProduct, status, creationDate }) => ({
        key: id,
        title: <bdi>{partnerProduct.name}</bdi>,
        detail: `${day(creationDate)} · ${partnerStatuses[status]}`,
      }))
    }
  </FirstOf>
)
