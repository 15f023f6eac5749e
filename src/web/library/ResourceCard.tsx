import { IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceItem } from '#modules/library/contract.ts'
import type { ResourceKind } from '#modules/library/kinds.ts'
import type { ShelfItem } from '#modules/library/shelf-contract.ts'
import { paths } from '#paths'
import { libraryTexts as texts } from '#texts/library.ts'
import { Motif } from '#web/ui/art/EmptyArt.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './library.module.css'

/** Without its languages it is of what is related, in one. */
type Card = Omit<ShelfItem, 'languages'> & Partial<Pick<ShelfItem, 'languages'>>

/** Where an item is opened: one of the academy by its resource, any other by itself. */
export const pageOf = ({ kind, id, resource }: Pick<ShelfItem, 'kind' | 'id' | 'resource'>): string =>
  paths.resource({ type: kind, id: kind === 'womancare-academy' ? resource.id : id })

const codeOf = ({ language }: Pick<ShelfItem, 'language'>): string => language.id.toUpperCase()

const isFilm = ({ kind, contentType }: Card) => kind === 'videos-and-tutorials' || contentType === 'VIDEO'

export const Mark = ({ mark }: { mark: ResourceItem['mark'] }) =>
  mark && <StatusPill tone={mark === 'NEW' ? 'provider' : 'moving'}>{texts.marks[mark]}</StatusPill>

/** What is drawn for each kind where nothing was uploaded (24 × 24). */
const glyphs: Readonly<Record<ResourceKind, string>> = {
  'videos-and-tutorials': 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM10 9l5 3-5 3z',
  'marketing-materials':
    'M18 8a3 3 0 0 1 0 6M10 8v11a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-5M4 9v4a1 1 0 0 0 1 1h7l5 4V4l-5 4H5a1 1 0 0 0-1 1',
  'market-data': 'M3 20h18M6 20v-7h3v7M11 20V5h3v15M16 20V10h3v10',
  'best-practices': 'M9 18h6M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3',
  'womancare-academy': 'M22 9L12 5 2 9l10 4zv6M6 10.6V16c0 1.5 3 3 6 3s6-1.5 6-3v-5.4',
  'pos-and-pop': 'M4 4h16v11H4zM8 20l2-5M16 20l-2-5',
}

/** A picture, or the drawing of its kind in its place. */
export const Thumbnail = ({
  item,
  children,
}: {
  item: Pick<ResourceItem, 'thumbnail'> & Partial<Pick<ResourceItem, 'kind'>>
  children?: ReactNode
}) => (
  <div className={classes['picture']}>
    {item.thumbnail ? (
      <img src={item.thumbnail} alt="" loading="lazy" />
    ) : (
      <Motif petals={6} turn={0} glyph={glyphs[item.kind ?? 'womancare-academy']} />
    )}
    {children}
  </div>
)

/** Kinds whose page has no switcher of languages: the card leads to each of them. */
export const withoutSwitcher: readonly ResourceItem['kind'][] = ['market-data']

/** An item in a list: picture, languages, title, excerpt and the way to its page. */
export const ResourceCard = ({ item, item: { languages = [item] } }: { item: Card }) => (
  <article className={classes['card']}>
    <Thumbnail item={item}>
      {isFilm(item) && (
        <span className={classes['play']}>
          <IconPlayerPlay size={24} stroke={1.8} aria-label={texts.film} role="img" />
        </span>
      )}
      <span className={classes['codes']} title={texts.available(languages.map(codeOf).join(', '))}>
        {languages.map(codeOf).join(' ')}
      </span>
    </Thumbnail>
    <div className={classes['body']}>
      <Mark mark={item.mark} />
      <h2 lang={item.language.id}>
        <bdi>{item.title}</bdi>
      </h2>
      <p lang={item.language.id}>{item.excerpt}</p>
      <Link className={classes['more']} to={pageOf(item)} aria-label={texts.seeMoreOf(item.title)}>
        {texts.seeMore}
      </Link>
      {languages.length > 1 && withoutSwitcher.includes(item.kind) && (
        <nav aria-label={texts.languagesOf(item.title)} className={classes['nav']}>
          {languages.map((one) => (
            <Link key={one.id} to={pageOf({ ...item, id: one.id })} lang={one.language.id}>
              {one.language.name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  </article>
)

/** A kind of resources on the landing page. */
export const KindCard = ({ kind, icon, count }: { kind: ResourceKind; icon: ReactNode; count: ReactNode }) => (
  <article className={classes['card']}>
    <div className={classes['body']}>
      {icon}
      <h3>{texts.kinds[kind].title}</h3>
      {count}
      <p>{texts.kinds[kind].excerpt}</p>
      <Link
        className={classes['more']}
        to={paths.resourcesOf({ type: kind })}
        aria-label={texts.seeMoreOf(texts.kinds[kind].title)}
      >
        {texts.seeMore}
      </Link>
    </div>
  </article>
)
