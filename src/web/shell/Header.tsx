import { IconShoppingBag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import brand from '#brand'
import { countCareCoins } from '#modules/loyalty/contract.ts'
import { showCart } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { roleNames } from '#texts/role-names.ts'
import { shellTexts, shellTexts as texts } from '#texts/shell.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { homeOf, useMe } from '#web/identity/me.ts'
import { DrawerButton } from '#web/shell/menu/DrawerButton.tsx'
import { HeaderTabs } from '#web/shell/menu/HeaderTabs.tsx'
import { Badge } from '#web/shell/notifications/Badge.tsx'
import { Bell } from '#web/shell/notifications/Bell.tsx'
import { SearchButton } from '#web/shell/search/SearchButton.tsx'
import { IconLink } from '#web/ui/actions/Button.tsx'
import { Coins } from '#web/ui/figures/Figures.tsx'
import { Logo } from '#web/ui/page/Logo.tsx'
import classes from './Header.module.css'
import { isScreen } from './is-screen.ts'
import { SchemeToggle } from './SchemeToggle.tsx'

/** The cart with how many products are in it. */
const CartLink = ({ children }: { children: ReactNode }) => {
  const { data } = useRead(showCart, {}, { staleTime: 30_000 })
  const lines = data?.sections.reduce((sum, section) => sum + section.products.length, 0) ?? 0
  return (
    <IconLink to={paths.cart()} size="large" label={shellTexts.cart(lines)} word={shellTexts.cart(0)}>
      {children}
      <Badge count={lines} />
    </IconLink>
  )
}

/** The balance, for companies of the loyalty programme. */
const Balance = () => {
  const { data } = useRead(countCareCoins, {}, { staleTime: 30_000 })
  if (!data) return null
  return (
    <Link to={paths.myLoyalty()}>
      <Coins value={data.data.balance} />
    </Link>
  )
}

/** Exactly 102 px: 38 of ink, 64 of navigation; 64 at 768 and below. */
export const Header = () => {
  const { data: me } = useMe()
  const may = useMay()
  const company = me?.distributor
  const name = company ? `${company.organizationName} · ${company.addressCountry.name}` : brand.name
  return (
    <header className={classes['header']} data-no-print>
      <div className={classes['ink']}>
        <div className={classes['row']}>
          <bdi title={name}>{name}</bdi>
          <div className={classes['ink-end']}>
            {/* It arrives last, and moves nothing that is after it. */}
            {company?.loyaltyProgramGroup != null && may('orders.read') && <Balance />}
            {me && (
              <bdi className={classes['who']}>
                {me.fullName} · {roleNames[me.role]}
              </bdi>
            )}
            <a href={brand.helpCentreUrl}>{texts.helpCentre}</a>
          </div>
        </div>
      </div>
      <div className={classes['main']}>
        <div className={classes['row']}>
          <DrawerButton className={classes['menu']} />
          <Link to={me ? homeOf(me) : '/'} aria-label={texts.home} className={classes['home']}>
            <Logo />
          </Link>
          <HeaderTabs kind="text" />
          <SearchButton className={classes['search']} />
          <HeaderTabs kind="icon" />
          <span className={classes['scheme']}>
            <SchemeToggle />
          </span>
          {isScreen(paths.notifications()) && may('notifications.own') && <Bell />}
          {isScreen(paths.cart()) && may('cart.fill') && (
            <CartLink>
              <IconShoppingBag size={21} stroke={1.6} aria-hidden />
            </CartLink>
          )}
        </div>
      </div>
    </header>
  )
}
