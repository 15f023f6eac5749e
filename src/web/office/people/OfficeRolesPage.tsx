import { officeColleagues } from '#modules/identity/team-contract.ts'
import { staffRoles } from '#platform/access/permissions.ts'
import { rolesTexts as texts } from '#texts/roles.ts'
import { RolesTable } from '#web/account/RolesTable.tsx'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live.ts'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

/** What the roles of staff may do, and who has them. */
export default function OfficeRolesPage() {
  useTopics('office:users')
  const { data: staff = [] } = useRead(officeColleagues, {})
  return (
    <>
      <PageHeader title={texts.title} lead={texts.leadStaff} />
      <RolesTable roles={staffRoles} holders={staff.map(({ role, fullName: name }) => ({ role, name }))} />
    </>
  )
}
