import { Link } from 'react-router-dom'
import { listUsers } from '#modules/identity/contract.ts'
import { paths } from '#paths'
import { homeTexts as texts } from '#texts/home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { SalesContact } from '#web/identity/SalesContact.tsx'
import { isScreen } from '#web/shell/is-screen.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Media } from '#web/ui/layout/Media.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Avatar } from '#web/ui/page/Avatar.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const NEWEST = 2

/** Whom to ask at the provider, who is new in the company, and where its goods go. */
export const Contacts = () => {
  const { data: me } = useMe()
  const mayChange = useMay()('company.change')
  const users = useRead(listUsers, {})
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)
  const address = me?.distributor?.primaryShippingAddress
  return (
    <Card title={texts.contacts}>
      <Stack>
        <SalesContact title={me?.salesRepresentative ? texts.representative : texts.director} />
        <Grid least={260}>
          <Stack gap={4}>
            <h3>{texts.people}</h3>
            <Loading read={users} skeleton={<Skeleton lines={NEWEST} height={48} />}>
              {(all) => (
                <Stack as="ul" gap={4}>
                  {all.slice(0, NEWEST).map(({ id, firstname, lastname, fullName, job }) => (
                    <li key={id}>
                      <Media picture={<Avatar firstname={firstname} lastname={lastname} />}>
                        <bdi>{fullName}</bdi>
                        <Text>
                          <bdi>{job}</bdi>
                        </Text>
                      </Media>
                    </li>
                  ))}
                </Stack>
              )}
            </Loading>
            <Ways
              ways={[
                { label: texts.ownData, to: paths.me() },
                { label: texts.allUsers, to: paths.users() },
              ]}
            />
          </Stack>
          <Stack gap={4}>
            <h3>{texts.shipsTo}</h3>
            {address ? (
              <address>
                <bdi>{address.name}</bdi>
                <Text>
                  <bdi>{address.address}</bdi>
                  <br />
                  <bdi>
                    {address.zipCode} {address.city}, {address.country.name}
                  </bdi>
                </Text>
              </address>
            ) : (
              <p>{texts.noAddress}</p>
            )}
            <Ways
              ways={[{ label: mayChange ? texts.editAddresses : texts.addresses, to: paths.shippingAddresses() }]}
            />
          </Stack>
        </Grid>
      </Stack>
    </Card>
  )
}

/** Links to the screens that there are. */
const Ways = ({ ways }: { ways: readonly { readonly label: string; readonly to: string }[] }) => {
  const open = ways.filter(({ to }) => isScreen(to))
  if (open.length === 0) return null
  return (
    <Row gap={4}>
      {open.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </Row>
  )
}
