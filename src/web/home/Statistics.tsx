import { Link } from 'react-router-dom'
import { showStatistics } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { statisticsTexts as texts } from '#texts/statistics.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

type Figures = Answer<typeof showStatistics>

const links = {
  orders: paths.orders(),
  ordersInProgress: paths.orders({}, { group: 'progress' }),
  quotesToConfirm: paths.orders({}, { status: 'QUOTE_RECEIVED' }),
  documentsToSend: paths.orders({}, { group: 'documents' }),
  quantityOrdered: paths.data(),
  lastOrderDate: paths.orders(),
  careCoinsBalance: paths.myLoyalty(),
} as const satisfies Record<keyof Figures, string>

const names = Object.keys(links) as (keyof Figures)[]

/** The company in figures, each leading to what it is made of. */
export function Statistics({ isInProgramme }: { isInProgramme: boolean }) {
  const read = useRead(showStatistics, {})
  return (
    <Loading read={read} skeleton={<Skeleton height={133} card={320} />}>
      {(figures) => (
        <Card title={texts.title}>
          <Facts
            look="figures"
            facts={Object.fromEntries(
              names
                .filter((name) => name !== 'careCoinsBalance' || isInProgramme)
                .map((name) => [
                  texts.names[name],
                  <Link key={name} to={links[name]}>
                    <Figure figures={figures} name={name} />
                  </Link>,
                ]),
            )}
          />
        </Card>
      )}
    </Loading>
  )
}

const Figure = ({ figures, name }: { figures: Figures; name: keyof Figures }) => {
  if (name !== 'lastOrderDate') return <Num value={figures[name]} />
  return figures.lastOrderDate === null ? texts.never : <DateText at={figures.lastOrderDate} />
}
