import { listCertificates } from '#modules/library/academy/academy-contract.ts'
import { listAcademy, type ResourceItem } from '#modules/library/contract.ts'
import { paths } from '#paths'
import { libraryTexts as texts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Slider } from '#web/ui/page/Slider.tsx'
import { CertificateLine } from './AcademyCourse.tsx'
import { inOwnLanguage, languagesBy } from './choosing.ts'
import { KindNav } from './KindNav.tsx'
import { MarkSeen } from './MarkSeen.tsx'
import { ownLanguages } from './own-languages.ts'
import { ResourceCard } from './ResourceCard.tsx'

const byCategory = (items: readonly ResourceItem[]): [string, ResourceItem[]][] =>
  Object.entries(Object.groupBy(items, ({ resource }) => resource.productCategory?.name ?? texts.academy.others)).map(
    ([category, of]) => [category, of ?? []],
  )

const progressOf = (entries: readonly ResourceItem[]): string =>
  texts.academy.doneOf(entries.filter(({ done }) => done).length, entries.length)

/** /resources/womancare-academy: one carousel for each product category. */
export const AcademyList = () => {
  useTopics('library')
  const read = useRead(listAcademy, {})
  return (
    <>
      <PageHeader
        title={texts.kinds['womancare-academy'].title}
        lead={texts.academy.lead}
        crumbs={[{ label: texts.title, to: paths.resources() }]}
        actions={
          <>
            <LiveNotice />
            <MarkSeen items={read.data ?? []} />
          </>
        }
      />
      <KindNav />
      <Loading read={read} skeleton={<Skeleton lines={2} height={420} />}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState art={<EmptyArt area="documents" />}>{texts.none}</EmptyState>
          ) : (
            <Stack>
              {byCategory(inOwnLanguage(items, ownLanguages())).map(([category, entries]) => (
                <Card key={category} title={category}>
                  <Stack gap={3}>
                    <Slider kind="academy" label={category} items={entries} itemKey={({ id }) => id}>
                      {(item) => <ResourceCard item={item} languages={languagesBy(items).get(item.resource.id)} />}
                    </Slider>
                    <p>{progressOf(entries)}</p>
                  </Stack>
                </Card>
              ))}
              <Certificates />
            </Stack>
          )
        }
      </Loading>
    </>
  )
}

/** Below everything else: it comes with a read of its own. */
const Certificates = () => {
  const { data = [] } = useRead(listCertificates, {})
  return (
    data.length > 0 && (
      <Card title={texts.academy.certificates}>
        <Stack gap={2}>
          {data.map((certificate) => (
            <CertificateLine key={certificate.number} certificate={certificate} />
          ))}
        </Stack>
      </Card>
    )
  )
}
