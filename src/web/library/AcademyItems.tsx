import { IconBrandYoutube, IconExternalLink } from '@tabler/icons-react'
import brand from '#brand'
import { previewItem } from '#modules/library/academy/academy-contract.ts'
import type { ResourceDetail, ResourceItem } from '#modules/library/contract.ts'
import { paths } from '#paths'
import { libraryTexts } from '#texts/library.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Slider } from '#web/ui/page/Slider.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { DownloadButton, PreviewButton } from './DownloadButton.tsx'
import { Film } from './Film.tsx'
import { fileFacts } from './file-facts.ts'
import { Thumbnail } from './ResourceCard.tsx'

const { academy: texts } = libraryTexts

/** The provider's own, where its brand has one. */
const channel = brand.social.find(({ url }) => /(^|\.)youtube\.com$/.test(new URL(url).hostname))

/** What belongs together, and what it is called. */
export type Group = { readonly key: string; readonly items: readonly ResourceItem[] }

const Done = ({ items }: { items: readonly ResourceItem[] }) =>
  items.some(({ done }) => done) && <StatusPill tone="done">{texts.done}</StatusPill>

/** A video elsewhere: opening it is what the rule requires. */
const LinkedFilm = ({ item: { id, title, externalLink } }: { item: ResourceItem }) => {
  const look = useCommand(previewItem, { onProblem: () => true })
  return (
    externalLink && (
      <Row gap={1}>
        <IconExternalLink size={16} stroke={1.8} aria-hidden />
        <a
          href={externalLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.watchNamed(title)}
          onClick={() => void look.send({ id })}
        >
          {texts.watch}
        </a>
      </Row>
    )
  )
}

/** Films of the academy, one after the other: our own are played here, others are opened elsewhere. */
export const Films = ({
  items,
  films,
}: {
  items: readonly ResourceItem[]
  films: Readonly<Record<string, ResourceDetail['film']>>
}) =>
  items.length > 0 && (
    <Card title={texts.videos}>
      <Stack>
        <Slider kind="academy" label={texts.videos} items={items} itemKey={({ id }) => id}>
          {(item) => (
            <Stack gap={3}>
              {films[item.id] ? (
                <Film detail={{ item, film: films[item.id] ?? null }} keeps waits />
              ) : (
                <Thumbnail item={item} />
              )}
              <h3>{item.title}</h3>
              <Done items={[item]} />
              <p>{item.excerpt}</p>
              <LinkedFilm item={item} />
            </Stack>
          )}
        </Slider>
        {channel && (
          <Row gap={1}>
            <IconBrandYoutube size={18} stroke={1.6} aria-hidden />
            <a href={channel.url} target="_blank" rel="noopener noreferrer">
              {texts.moreVideos}
            </a>
          </Row>
        )}
      </Stack>
    </Card>
  )

/** Files by product, each with a button for every language or every sheet. */
export const Files = ({
  title,
  groups,
  labelOf,
  aboutProduct = false,
  kind = 'training',
}: {
  title: string
  kind?: 'training' | 'technical'
  groups: readonly Group[]
  labelOf: (item: ResourceItem) => string
  aboutProduct?: boolean
}) =>
  groups.length > 0 && (
    <Card title={title}>
      <Slider kind={kind} label={title} items={groups} itemKey={({ key }) => key}>
        {({ key, items }) => (
          <Stack gap={3}>
            <Thumbnail item={{ thumbnail: items[0]?.thumbnail ?? null }} />
            <h3>{key}</h3>
            <Done items={items} />
            {items.map((item) => (
              <Stack key={item.id} gap={1}>
                {item.file && <span>{fileFacts(item.file, item.language.name)}</span>}
                <Row gap={2}>
                  <DownloadButton item={item} label={labelOf(item)} />
                  <PreviewButton item={item} label={labelOf(item)} />
                </Row>
              </Stack>
            ))}
            {aboutProduct && items[0]?.product && (
              <ButtonLink to={paths.product({ productId: items[0].product.id })} aria-label={texts.aboutNamed(key)}>
                {texts.aboutProduct}
              </ButtonLink>
            )}
          </Stack>
        )}
      </Slider>
    </Card>
  )
