import brand from '#brand'
import { shellTexts as texts } from '#texts/shell.ts'
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
      <p className={classes['version']}>
        <TimesIn />
        {texts.version}
      </p>
    </div>
  </footer>
)
