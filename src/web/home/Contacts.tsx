import { Link } from 'react-router-dom'
import { listUsers, type User } from '#modules/identity/contract.ts'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { SalesContact } from '#web/identity/SalesContact.tsx'
import { isScreen } from '#web/shell/is-screen.ts'
import { Avatar } from '#web/ui/page/Avatar.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './Contacts.module.css'

const NEWEST = 2

/** Whom to ask at the provider, who is new in the company, and where its goods go. */
export const Contacts = () => {
  const { data: me } = useMe()
  const mayChange = useMay()('company.change')
  const users = useRead(listUsers, {})
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)
  const address = me?.distributor?.primaryShippingAddress
  return (
    <Card title={texts.contacts} className={classes['contacts'] ?? ''}>
      <SalesContact title={me?.salesRepresentative ? texts.representative : texts.director} />
      <div className={classes['parts']}>
        <section>
          <h3>{texts.people}</h3>
          <Loading read={users} skeleton={<Skeleton lines={NEWEST} height={48} />}>
            {(all) => (
              <ul role="list" className={classes['people']}>
                {all.slice(0, NEWEST).map((user) => (
                  <li key={user.id}>
                    <Person user={user} />
                  </li>
                ))}
              </ul>
            )}
          </Loading>
          <Ways
            ways={[
              { label: texts.ownData, to: paths.me() },
              { label: texts.allUsers, to: paths.users() },
            ]}
          />
        </section>
        <section>
          <h3>{texts.shipsTo}</h3>
          {address ? (
            <address className={classes['address']}>
              <bdi>{address.name}</bdi>
              <bdi>{address.address}</bdi>
              <bdi>
                {address.zipCode} {address.city}, {address.country.name}
              </bdi>
            </address>
          ) : (
            <p>{texts.noAddress}</p>
          )}
          <Ways ways={[{ label: mayChange ? texts.editAddresses : texts.addresses, to: paths.shippingAddresses() }]} />
        </section>
      </div>
    </Card>
  )
}

const Person = ({ user: { firstname, lastname, fullName, job } }: { user: User }) => (
  <>
    <Avatar firstname={firstname} lastname={lastname} />
    <span className={classes['person']}>
      <bdi>{fullName}</bdi>
      <bdi>{job}</bdi>
    </span>
  </>
)

/** Links to the screens that there are. */
const Ways = ({ ways }: { ways: readonly { readonly label: string; readonly to: string }[] }) => {
  const open = ways.filter(({ to }) => isScreen(to))
  if (open.length === 0) return null
  return (
    <p className={classes['ways']}>
      {open.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </p>
  )
}
