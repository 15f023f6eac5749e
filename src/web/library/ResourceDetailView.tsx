import { Link } from 'react-router-dom'
import type { ResourceDetail } from '#modules/library/contract.ts'
import { paths } from '#paths'
import { libraryTexts as texts } from '#texts/library.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Slider } from '#web/ui/page/Slider.tsx'
import { DownloadButton, PreviewButton } from './DownloadButton.tsx'
import { Film } from './Film.tsx'
import { fileFacts } from './file-facts.ts'
import classes from './library.module.css'
import { ownLanguages } from './own-languages.ts'
import { ProductLinks } from './ProductLinks.tsx'
import { pageOf, ResourceCard, withoutSwitcher } from './ResourceCard.tsx'
import { TextBlocks } from './TextBlocks.tsx'

/** The reader's languages first. */
const ownFirst = (languages: ResourceDetail['languages']) => {
  const own = ownLanguages()
  const place = (code: string) => (own.includes(code) ? own.indexOf(code) : own.length)
  return languages.toSorted((a, b) => place(a.language.id) - place(b.language.id))
}

const Languages = ({ detail: { item, languages } }: { detail: ResourceDetail }) =>
  languages.length > 1 && !withoutSwitcher.includes(item.kind) ? (
    <nav aria-label={texts.languages} className={classes['nav']}>
      {ownFirst(languages).map(({ id, language }) => (
        <Link
          key={id}
          to={pageOf({ ...item, id })}
          replace
          preventScrollReset
          lang={language.id}
          aria-current={id === item.id ? 'page' : undefined}
        >
          {language.name}
        </Link>
      ))}
    </nav>
  ) : null

/** The page of one item below its title, as distributors see it; `preview`: nothing of it is remembered. */
export const ResourceDetailView = ({ detail, preview = false }: { detail: ResourceDetail; preview?: boolean }) => {
  const { item, blocks, blocks2, related, products } = detail
  const isFilm = item.kind === 'videos-and-tutorials'
  return (
    <Stack>
      {!preview && <Languages detail={detail} />}
      {isFilm && <Film key={item.id} detail={detail} keeps={!preview} />}
      {item.introduction && (
        <p lang={item.language.id} dir="auto">
          {item.introduction}
        </p>
      )}
      <Row>
        {!isFilm && <DownloadButton item={item} disabled={preview} />}
        {!isFilm && <PreviewButton item={item} disabled={preview} />}
        {item.file && <span>{fileFacts(item.file, item.language.name)}</span>}
        {item.product && (
          <ButtonLink to={paths.product({ productId: item.product.id })}>
            {texts.discover(item.product.name)}
          </ButtonLink>
        )}
      </Row>
      {item.kind === 'best-practices' && <TextBlocks blocks={blocks} language={item.language.id} />}
      {!isFilm && item.image && <img className={classes['cover']} src={item.image} alt={item.imageText} />}
      {item.kind !== 'best-practices' && <TextBlocks blocks={blocks} language={item.language.id} />}
      <TextBlocks blocks={blocks2} language={item.language.id} />
      {related.length > 0 && (
        <Card title={texts.kinds[item.kind].related}>
          <Slider kind="resources" label={texts.kinds[item.kind].related} items={related} itemKey={({ id }) => id}>
            {(other) => <ResourceCard item={other} />}
          </Slider>
        </Card>
      )}
      {isFilm && <ProductLinks title={texts.relatedProducts} products={products} />}
    </Stack>
  )
}
