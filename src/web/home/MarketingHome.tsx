import type { UseQueryResult } from '@tanstack/react-query'
web/library/choosing.ts'date-fns/constants'
import type { ReactNode } from 'react'
web/library/choosing.ts'react-router-dom'
web/library/choosing.ts'#modules/library/contract.ts'
web/library/choosing.ts'#modules/loyalty/contract.ts'
web/library/choosing.ts'#modules/news/contract.ts'
web/library/choosing.ts'#modules/news/social-contract.ts'
web/library/choosing.ts'#paths'
web/library/choosing.ts'#platform/text/alphabet.ts'
web/library/choosing.ts'#texts/home.ts'
web/library/choosing.ts'#texts/library.ts'
web/library/choosing.ts'#texts/partner-statuses.ts'
web/library/choosing.ts'#web/api/endpoint.ts'
web/library/choosing.ts'#web/api/live/live.ts'
web/library/choosing.ts'#web/identity/me.ts'
web/library/choosing.ts'#web/library/choosing.ts'
web/library/choosing.ts'#web/library/own-languages.ts'
web/library/choosing.ts'#web/library/ResourceCard.tsx'
import type { Problem } from '#web/problem.ts'
web/library/choosing.ts'#web/ui/figures/clock.ts'
web/library/choosing.ts'#web/ui/figures/format.ts'
web/library/choosing.ts'#web/ui/layout/Grid.tsx'
web/library/choosing.ts'#web/ui/layout/Stack.tsx'
web/library/choosing.ts'#web/ui/page/Card.tsx'
web/library/choosing.ts'#web/ui/page/Loading.tsx'
web/library/choosing.ts'#web/ui/page/Text.tsx'

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

const linkTo = (item: ResourceItem): ReactNode => (
  <Link to={pageOf(item)} lang={item.language.id}>
    <bdi>{item.title}</bdi>
  </Link>
)

/** A category of the academy that is not done: those that were begun first, each by the item to go on with. */
const coursesOf = (academy: readonly ResourceItem[]): Line[] =>
  [...Map.groupBy(academy, ({ resource }) => resource.productCategory?.name ?? libraryTexts.academy.others)]
    .map(([category, items]) => ({ category, items, done: items.filter(({ done }) => done).length }))
    .toSorted((a, b) => b.done - a.done || compareTexts(a.category, b.category))
    .flatMap(({ category, items, done }) => {
      const next = items.find((item) => !item.done)
      const detail = `${category} · ${libraryTexts.academy.doneOf(done, items.length)}`
      return next ? [{ key: category, title: linkTo(next), detail }] : []
    })

const newest = (items: readonly ResourceItem[]): Line[] =>
  items
    .flatMap((item) => (item.mark === null ? [] : [{ item, mark: item.mark }]))
    .toSorted((a, b) => compareTexts(b.item.creationDate, a.item.creationDate))
    .map(({ item, mark }) => ({
      key: item.id,
      title: linkTo(item),
      detail: `${libraryTexts.marks[mark]} · ${libraryTexts.kinds[item.kind].title} · ${day(item.creationDate)}`,
    }))

/** What is new for people of marketing: material, courses, events, orders of material and posts. */
export default function MarketingHome() {
  useTopics('library')
  useTopics('news')
  const { data: me } = useMe()
  const now = useNow()
  const library = useRead(listLibrary, {})
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
          {(all) => newest(inOwnLanguage(Object.values(all).flat(), ownLanguages()))}
        </FirstOf>
        <FirstOf
          title={texts.courses}
          all={{ label: texts.allCourses, to: paths.resourcesOf({ type: 'womancare-academy' }) }}
          read={library}
          none={texts.noCourses}
        >
          {({ wcAcademy }) => coursesOf(inOwnLanguage(wcAcademy, ownLanguages()))}
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
