import { IconBook, IconPlayerPlay } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ResourceItem } from '#modules/library/contract.ts'
import type { ResourceKind } from '#modules/library/kinds.ts'
import type { ShelfItem } from '#modules/library/shelf-contract.ts'
import { paths } from '#paths'
import { libraryTexts as texts } from '#texts/library.ts'
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

/** A picture, or the drawing in its place. */
export const Thumbnail = ({ item, children }: { item: Pick<ResourceItem, 'thumbnail'>; children?: ReactNode }) => (
  <div className={classes['picture']}>
    {item.thumbnail ? (
      <img src={item.thumbnail} alt="" loading="lazy" />
    ) : (
      <IconBook size={56} stroke={1.2} aria-hidden />
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
