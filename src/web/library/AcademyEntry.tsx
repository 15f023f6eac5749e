import { readAcademyEntry } from '#modules/library/academy/academy-contract.ts'
import type { ResourceItem } from '#modules/library/contract.ts'
import type { ContentType } from '#modules/library/kinds.ts'
import { paths } from '#paths'
import { compareTexts } from '#platform/text/alphabet.ts'
import { libraryTexts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { NotThere } from '#web/shell/NotThere.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { AcademyCourse } from './AcademyCourse.tsx'
import { Files, Films, type Group } from './AcademyItems.tsx'
import classes from './library.module.css'
import { useOpening } from './opening.ts'
import { inOwnLanguage, ownLanguages } from './own-languages.ts'
import { ProductLinks } from './ProductLinks.tsx'
import { TextBlocks } from './TextBlocks.tsx'

const { academy: texts } = libraryTexts

/** The items of one content type, by what keeps them together. */
const grouped = (items: readonly ResourceItem[], type: ContentType, by: (item: ResourceItem) => string): Group[] =>
  Object.entries(
    Object.groupBy(
      items
        .filter(({ contentType }) => contentType === type)
        .toSorted((a, b) => compareTexts(a.language.name, b.language.name)),
      by,
    ),
  ).map(([key, of]) => ({ key, items: of ?? [] }))

/** /resources/womancare-academy/:resourceId: an entry with the films, training materials and sheets of its category. */
export const AcademyEntry = ({ id }: { id: string }) => {
  useTopics('library')
  const read = useRead(readAcademyEntry, { resourceId: id }, { keepsOld: false })
  const { data } = read
  useOpening(data?.items.filter(({ resource }) => resource.id === id) ?? [])
  if (read.error?.status === 404 || read.error?.status === 422) return <NotThere />
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={60} />}>
      {({ entry, blocks, items, films, products, progress, certificate }) => (
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
            <AcademyCourse category={entry.resource.productCategory} progress={progress} certificate={certificate} />
            <Films
              items={inOwnLanguage(items, ownLanguages()).filter(({ contentType }) => contentType === 'VIDEO')}
              films={films}
            />
            <Files
              title={texts.training}
              groups={grouped(items, 'TRAINING_MATERIAL', productOf)}
              labelOf={({ language }) => language.name}
            />
            <Files
              title={texts.sheets}
              kind="technical"
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
