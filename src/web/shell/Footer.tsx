import brand from '#brand'
import { keysOf } from '#platform/records.ts'
import { portalLanguages } from '#platform/text/languages.ts'
import { language } from '#texts/language.ts'
import { shellTexts as texts } from '#texts/shell.ts'
import { changeLanguage } from '#web/identity/language.ts'
import { useMe } from '#web/identity/me.ts'
import { Logo } from '#web/ui/page/Logo.tsx'
import classes from './Footer.module.css'
import { TimesIn } from './TimesIn.tsx'

/** The ink strip at the end of every page of the portal. */
export const Footer = () => (
  <footer className={classes['footer']} data-no-print>
    <div className={classes['inside']}>
      <div className={classes['brand']}>
        <Logo onInk />
        <address>
          {[brand.provider.name, ...brand.provider.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <nav aria-label={texts.helpCentre}>
        <ul role="list">
          <li>
            <a href={brand.helpCentreUrl}>{texts.helpCentre}</a>
          </li>
          <li>
            <a href={brand.termsOfSaleUrl}>{texts.termsOfSale}</a>
          </li>
          <li>
            <a href={brand.privacyPolicyUrl}>{texts.privacy}</a>
          </li>
          <li>
            <a href={`mailto:${brand.contactEmail}`}>{texts.contact}</a>
          </li>
        </ul>
      </nav>
      <nav aria-label={texts.follow}>
        <ul role="list">
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Languages />
      <p className={classes['version']}>
        <TimesIn />
        {texts.version}
      </p>
    </div>
  </footer>
)

/** The same page in another language, for visitors: who has signed in chooses in the profile. */
const Languages = () => {
  const { data: me } = useMe()
  if (me) return null
  return (
    <nav aria-label={texts.languages}>
      <ul role="list">
        {keysOf(portalLanguages).map((tag) => (
          <li key={tag}>
            <button
              type="button"
              lang={tag}
              className={classes['language']}
              aria-current={tag === language ? 'true' : undefined}
              onClick={() => changeLanguage(tag)}
            >
              {portalLanguages[tag]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
