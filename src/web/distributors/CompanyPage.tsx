import { Link } from 'react-router-dom'
import { type Address, currentDistributor } from '#modules/distributors/contract.ts'
import { ownDataChange } from '#modules/distributors/data-change-contract.ts'
import { paths } from '#paths'
import { companyTexts as texts } from '#texts/profile.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { AddressLines } from './AddressLines.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { DataChangeNote } from './DataChangeNote.tsx'

/** The signed-in user's company: its data, and where its goods and bills go. */
export default function CompanyPage() {
  const { data: me } = useMe()
  const mayChange = useMay()('company.change')
  const company = useRead(currentDistributor, {})
  const change = useRead(ownDataChange, {})
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loading read={company} skeleton={<Skeleton lines={8} height={48} />}>
        {(data) => (
          <Loading read={change} skeleton={<Skeleton lines={8} height={48} />}>
            {(changed) => (
              <Stack>
                {!mayChange && <OnlyProcurement say={texts.only} />}
                {changed && <DataChangeNote change={changed} mayAnswer={mayChange} />}
                <CompanyForm company={data} mayChange={mayChange} />
                <Grid>
                  <Addresses kind="SHIPPING" addresses={data.shippingAddresses} />
                  <Addresses kind="BILLING" addresses={data.billingAddresses} />
                </Grid>
              </Stack>
            )}
          </Loading>
        )}
      </Loading>
    </>
  )
}

const bookOf = { SHIPPING: paths.shippingAddresses(), BILLING: paths.billingAddresses() }
const ranks = [texts.primary, texts.secondary]

/** The primary address and the one after it. */
const Addresses = ({ kind, addresses }: { kind: keyof typeof bookOf; addresses: readonly Address[] }) => (
  <Card title={texts.kinds[kind]} aside={<Link to={bookOf[kind]}>{texts.edit[kind]}</Link>}>
    <Stack gap={4}>
      {addresses.length === 0 && <p>{texts.noAddress[kind]}</p>}
      {addresses.slice(0, ranks.length).map((address, rank) => (
        <div key={address.id}>
          <StatusPill tone={rank === 0 ? 'provider' : 'closed'}>{ranks[rank]!}</StatusPill>
          <AddressLines place={address} />
        </div>
      ))}
    </Stack>
  </Card>
)
