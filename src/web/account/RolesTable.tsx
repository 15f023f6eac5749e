import { IconCheck } from '@tabler/icons-react'
import { mayDo, permissions } from '#modules/permissions/permissions.ts'
import { isStaff, type Role } from '#modules/permissions/roles.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { keysOf } from '#platform/records.ts'
import { roleNames } from '#texts/role-names.ts'
import { permissionTexts, rolesTexts as texts } from '#texts/roles.ts'
import { tabsFor } from '#web/shell/menu/menu.tsx'
import { officeTabsFor } from '#web/shell/menu/office-menu.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'

type Line = { readonly permission: Permission; readonly says: string }
/** What a role finds in its menus. */
const screensOf = (role: Role): string[] => {
  const may = (permission: Permission) => mayDo(permission, role)
  const entries = (isStaff(role) ? officeTabsFor(may) : tabsFor(may)).flatMap((tab) => tab.entries)
  return entries.filter(({ to }) => to !== undefined).map(({ label }) => label)
}

type Holder = { readonly role: Role; readonly name: string }

/** Lines that some of these roles have, as a sentence each: what everybody may is left out. */
const linesFor = (roles: readonly Role[]): Line[] =>
  keysOf(permissions).flatMap((permission) => {
    const says = permissionTexts[permission]
    return says !== null && roles.some((role) => mayDo(permission, role)) ? [{ permission, says }] : []
  })

/** The permission table as people read it, who has which role, and what each opens. `holders` null: this reader may not see them. */
export const RolesTable = ({ roles, holders }: { roles: readonly Role[]; holders: readonly Holder[] | null }) => {
  const columns: Column<Line>[] = [
    { id: 'what', header: texts.what, card: 'title', cell: ({ says }) => says },
    ...roles.map(
      (role): Column<Line> => ({
        id: role,
        header: roleNames[role],
        cell: ({ permission }) =>
          mayDo(permission, role) ? (
            <IconCheck size={18} stroke={2} role="img" aria-label={texts.yes} />
          ) : (
            <span className="visually-hidden">{texts.no}</span>
          ),
      }),
    ),
  ]
  const namesOf = (role: Role) => (holders ?? []).filter((it) => it.role === role).map(({ name }) => name)
  return (
    <Stack>
      {holders && (
        <Card title={texts.users}>
          <Facts
            facts={Object.fromEntries(roles.map((role) => [roleNames[role], namesOf(role).join(', ') || texts.noOne]))}
          />
        </Card>
      )}
      <Card flush>
        <DataTable
          caption={texts.title}
          columns={columns}
          rows={linesFor(roles)}
          rowKey={({ permission }) => permission}
          folds={({ says }) => says}
        />
      </Card>
      <Card title={texts.screens}>
        <Facts facts={Object.fromEntries(roles.map((role) => [roleNames[role], screensOf(role).join(', ')]))} />
      </Card>
    </Stack>
  )
}
