import { Link } from 'react-router-dom'
import { listCertificates } from '#modules/library/academy/academy-contract.ts'
import { showAcademy } from '#modules/library/shelf-contract.ts'
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
import { KindNav } from './KindNav.tsx'
import { MarkSeen } from './MarkSeen.tsx'
import { languageCodes } from './own-languages.ts'
import { ResourceCard } from './ResourceCard.tsx'

/** /resources/womancare-academy: one carousel for each product category. */
export const AcademyList = () => {
  useTopics('library')
  const read = useRead(showAcademy, { languages: languageCodes() })
  return (
    <>
      <PageHeader
        title={texts.kinds['womancare-academy'].title}
        lead={texts.academy.lead}
        crumbs={[{ label: texts.title, to: paths.resources() }]}
        actions={
          <>
            <LiveNotice />
            <MarkSeen unseen={read.data?.unseen ?? false} />
          </>
        }
      />
      <KindNav />
      <Loading read={read} skeleton={<Skeleton lines={2} height={420} />}>
        {({ categories }) =>
          categories.length === 0 ? (
            <EmptyState art={<EmptyArt area="documents" />}>{texts.none}</EmptyState>
          ) : (
            <Stack>
              {categories.map(({ name, total, done, rows }) => (
                <Card
                  key={name}
                  title={name ?? texts.academy.others}
                  aside={
                    name !== null &&
                    total > rows.length && (
                      <Link to={paths.resourcesOf({ type: 'womancare-academy' }, { category: name })}>
                        {texts.academy.all(total)}
                      </Link>
                    )
                  }
                >
                  <Stack gap={3}>
                    <Slider kind="academy" label={name ?? texts.academy.others} items={rows} itemKey={({ id }) => id}>
                      {(item) => <ResourceCard item={item} />}
                    </Slider>
                    <p>{texts.academy.doneOf(done, total)}</p>
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
