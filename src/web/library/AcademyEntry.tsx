import { IconBrandYoutube, IconExternalLink } from '@tabler/icons-react'
import { Navigate } from 'react-router-dom'
import { type ResourceItem, readAcademyEntry } from '#modules/library/contract.ts'
import type { ContentType } from '#modules/library/kinds.ts'
import { paths } from '#paths'
import { libraryTexts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Slider } from '#web/ui/page/Slider.tsx'
import { inOwnLanguage } from './choosing.ts'
import { DownloadButton } from './DownloadButton.tsx'
import classes from './library.module.css'
import { ownLanguages } from './own-languages.ts'
import { ProductLinks } from './ProductLinks.tsx'
import { Thumbnail } from './ResourceCard.tsx'
import { TextBlocks } from './TextBlocks.tsx'

const { academy: texts } = libraryTexts

type Group = { readonly key: string; readonly items: readonly ResourceItem[] }

/** The items of one content type, by what keeps them together. */
const grouped = (items: readonly ResourceItem[], type: ContentType, by: (item: ResourceItem) => string): Group[] =>
  Object.entries(
    Object.groupBy(
      items
        .filter(({ contentType }) => contentType === type)
        .toSorted((a, b) => a.language.name.localeCompare(b.language.name)),
      by,
    ),
  ).map(([key, of]) => ({ key, items: of ?? [] }))

/** /resources/womancare-academy/:resourceId: an entry with the films, training materials and sheets of its category. */
export const AcademyEntry = ({ id }: { id: string }) => {
  useTopics('library')
  const read = useRead(readAcademyEntry, { resourceId: id as ResourceItem['resource']['id'] }, { keepsOld: false })
  if (read.error?.status === 404 || read.error?.status === 422)
    return <Navigate to={paths.resourcesOf({ type: 'womancare-academy' })} replace />
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={60} />}>
      {({ entry, blocks, items, products }) => (
        <>
          <PageHeader
            title={entry.resource.title}
            crumbs={[{ label: libraryTexts.kinds['womancare-academy'].title, to: paths.resources() }]}
            {...(entry.resource.productCategory && { lead: entry.resource.productCategory.name })}
          />
          <Stack>
            {entry.introduction && <p lang={entry.language.id}>{entry.introduction}</p>}
            {entry.image && <img className={classes['cover']} src={entry.image} alt={entry.imageText} />}
            <TextBlocks blocks={blocks} language={entry.language.id} />
            <Films items={inOwnLanguage(items, ownLanguages()).filter(({ contentType }) => contentType === 'VIDEO')} />
            <Files
              title={texts.training}
              groups={grouped(items, 'TRAINING_MATERIAL', productOf)}
              labelOf={({ language }) => language.name}
            />
            <Files
              title={texts.sheets}
              groups={grouped(items, 'TECHNICAL_SHEET', productOf)}
              labelOf={({ title }) => title}
              aboutProduct
            />
            <ProductLinks title={texts.products} products={products} />
          </Stack>
        </>
      )}
    </Loading>
  )
}

const productOf = ({ product }: ResourceItem): string => product?.name ?? texts.general

const Films = ({ items }: { items: readonly ResourceItem[] }) =>
  items.length > 0 && (
    <Card title={texts.videos}>
      <Stack>
        <Slider kind="academy" label={texts.videos} items={items} itemKey={({ id }) => id}>
          {(item) => (
            <Stack gap={3}>
              <Thumbnail item={item} />
              <h3>{item.title}</h3>
              <p>{item.excerpt}</p>
              {item.externalLink && (
                <Row gap={1}>
                  <IconExternalLink size={16} stroke={1.8} aria-hidden />
                  <a
                    href={item.externalLink}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={texts.watchNamed(item.title)}
                  >
                    {texts.watch}
                  </a>
                </Row>
              )}
            </Stack>
          )}
        </Slider>
        <Row gap={1}>
          <IconBrandYoutube size={18} stroke={1.6} aria-hidden />
          <a href={texts.youtube} target="_blank" rel="noopener noreferrer">
            {texts.moreVideos}
          </a>
        </Row>
      </Stack>
    </Card>
  )

/** Files by product, each with a button for every language or every sheet. */
const Files = ({
  title,
  groups,
  labelOf,
  aboutProduct = false,
}: {
  title: string
  groups: readonly Group[]
  labelOf: (item: ResourceItem) => string
  aboutProduct?: boolean
}) =>
  groups.length > 0 && (
    <Card title={title}>
      <Slider kind="training" label={title} items={groups} itemKey={({ key }) => key}>
        {({ key, items: [first, ...others] }) => (
          <Stack gap={3}>
            <Thumbnail item={{ thumbnail: first?.thumbnail ?? null }} />
            <h3>{key}</h3>
            <Row gap={2}>
              {[first, ...others].map(
                (item) => item && <DownloadButton key={item.id} item={item} label={labelOf(item)} />,
              )}
            </Row>
            {aboutProduct && first?.product && (
              <ButtonLink to={paths.product({ productId: first.product.id })} aria-label={texts.aboutNamed(key)}>
                {texts.aboutProduct}
              </ButtonLink>
            )}
          </Stack>
        )}
      </Slider>
    </Card>
  )
