import { listUsers } from '#modules/identity/contract.ts'
import { distributorRoles } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { usersTexts } from '#texts/profile.ts'
import { rolesTexts as texts } from '#texts/roles.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { RolesTable } from './RolesTable.tsx'

/** What the roles of a company may do, and who of it has them. */
export default function RolesPage() {
  const read = useRead(listUsers, {})
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} crumbs={[{ label: usersTexts.title, to: paths.users() }]} />
      <Loading read={read} skeleton={<Skeleton lines={16} height={56} />}>
        {(users) => (
          <RolesTable roles={distributorRoles} holders={users.map(({ role, fullName: name }) => ({ role, name }))} />
        )}
      </Loading>
    </>
  )
}
