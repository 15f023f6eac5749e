import { officeColleagues } from '#modules/identity/people/team-contract.ts'
import { distributorRoles, staffRoles } from '#modules/permissions/roles.ts'
import { rolesTexts as texts } from '#texts/roles.ts'
import { RolesTable } from '#web/account/RolesTable.tsx'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

const sides = ['staff', 'distributors'] as const
const choices = sides.map((value) => ({ value, label: texts.sides[value] }))

/** What the roles of staff may do, and who has them; of distributors what their roles are. */
export default function OfficeRolesPage() {
  useTopics('office:users')
  const { data: staff = [] } = useRead(officeColleagues, {})
  const [filters, set] = useFilters({ side: oneOf(sides) })
  const side = filters.side ?? 'staff'
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={side === 'staff' ? texts.leadStaff : texts.leadDistributors}
        actions={
          <Segments label={texts.side} choices={choices} value={side} onChange={(value) => set('side', value)} />
        }
      />
      {side === 'staff' ? (
        <RolesTable roles={staffRoles} holders={staff.map(({ role, fullName: name }) => ({ role, name }))} />
      ) : (
        <RolesTable roles={distributorRoles} holders={null} />
      )}
    </>
  )
}
