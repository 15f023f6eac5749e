import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import {
  type ApiTokenRow,
  listOfficeTokens,
  listTokens,
  revokeOfficeToken,
  revokeToken,
} from '#modules/identity/tokens/token-contract.ts'
import { paths } from '#paths'
import type { Permission } from '#platform/access/permissions.ts'
import { keysOf } from '#platform/records.ts'
import { tokensTexts as texts } from '#texts/api-tokens.ts'
import { usersTexts } from '#texts/profile.ts'
import { permissionTexts } from '#texts/roles.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalCommand } from '#web/api/modal-command.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { CreateTokenModal } from './CreateTokenModal.tsx'

const known: ReadonlyMap<string, Permission> = new Map(keysOf(permissionTexts).map((name) => [name, name]))

const says = (permission: string): string => {
  const line = known.get(permission)
  return (line && permissionTexts[line]) ?? permission
}

const LastUse = ({ token: { lastUsedAt, lastNetwork } }: { token: ApiTokenRow }) => {
  const now = useNow()
  if (lastUsedAt === null) return texts.never
  return (
    <>
      <DateText at={lastUsedAt} relative={now} />
      {lastNetwork !== null && ` · ${texts.from(lastNetwork)}`}
    </>
  )
}

const columns: readonly Column<ApiTokenRow>[] = [
  { id: 'name', header: texts.name, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'permissions',
    header: texts.permissions,
    cell: ({ permissions }) => permissions.map(says).join('; '),
  },
  { id: 'by', header: texts.createdBy, cell: ({ createdBy }) => <bdi>{createdBy}</bdi> },
  { id: 'used', header: texts.lastUse, cell: (token) => <LastUse token={token} /> },
  {
    id: 'expires',
    header: texts.expires,
    cell: ({ expiresAt, works }) =>
      works ? <DateText at={expiresAt} /> : <StatusPill tone="error">{texts.worksNot}</StatusPill>,
  },
]

/** The API tokens of the company; for administrators those of the provider. */
export default function TokensPage() {
  const { data: me } = useMe()
  const may = useMay()
  if (!me) return null
  const isOffice = me.distributor === null
  const crumbs = isOffice ? [] : [{ label: usersTexts.title, to: paths.users() }]
  if (isOffice || may('users.manage')) return <Tokens isOffice={isOffice} crumbs={crumbs} />
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <OnlyProcurement say={texts.only} />
    </>
  )
}

const Tokens = ({
  isOffice,
  crumbs,
}: {
  isOffice: boolean
  crumbs: readonly { readonly label: string; readonly to: string }[]
}) => {
  const tokens = useRead(isOffice ? listOfficeTokens : listTokens, {})
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiTokenRow | null>(null)
  const keep = () => setRevoking(null)
  const revoke = useModalCommand(isOffice ? revokeOfficeToken : revokeToken, {
    onClose: keep,
    says: () => texts.revoked,
    onDone: () => void tokens.refetch(),
  })
  const end: Column<ApiTokenRow> = {
    id: 'end',
    header: texts.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (token) => (
      <Button size="small" aria-label={texts.revokeOf(token.name)} onClick={() => setRevoking(token)}>
        {texts.revoke}
      </Button>
    ),
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={crumbs}
        actions={
          <Button
            look="filled"
            icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {texts.add}
          </Button>
        }
      />
      <Loading read={tokens} skeleton={<Skeleton lines={4} height={48} />}>
        {(rows) => (
          <Card flush>
            <DataTable
              caption={texts.title}
              columns={[...columns, end]}
              rows={rows}
              rowKey={({ id }) => id}
              empty={<EmptyState>{texts.empty}</EmptyState>}
            />
          </Card>
        )}
      </Loading>
      {isCreating && (
        <CreateTokenModal
          isOffice={isOffice}
          onCreated={() => void tokens.refetch()}
          onClose={() => setCreating(false)}
        />
      )}
      {revoking && (
        <ConfirmModal
          title={texts.revokeTitle(revoking.name)}
          keep={texts.keep}
          confirm={texts.revoke}
          busy={revoke.busy}
          onKeep={keep}
          onConfirm={() => void revoke.send({ id: revoking.id })}
        >
          <p>{texts.revokeLead}</p>
        </ConfirmModal>
      )}
    </>
  )
}
