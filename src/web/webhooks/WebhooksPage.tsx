import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { isSuspended } from '#modules/distributors/account-states.ts'
import {
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  renewWebhookSecret,
  resumeWebhook,
  testWebhook,
  type WebhookItem,
} from '#modules/webhooks/contract.ts'
import { isActive } from '#modules/webhooks/webhook-states.ts'
import { paths } from '#paths'
import { usersTexts } from '#texts/profile.ts'
import {
  webhookRemovalTexts as removal,
  webhookSecretTexts as secrets,
  webhooksTexts as texts,
} from '#texts/webhooks.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showProblem, showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useOpened } from '#web/ui/queue/opened.ts'
import { attemptResult } from './attempt-result.ts'
import { WebhookAttempts } from './WebhookAttempts.tsx'
import { AddModal, EditModal, ReplayModal } from './WebhookModals.tsx'
import { WebhookSecret } from './WebhookSecret.tsx'

/** No live message announces a delivery. */
const LOOK_EVERY_MS = 10_000

type Shown = WebhookItem['state'] | 'FAILING'
const stateOf = ({ state, failingSince }: WebhookItem): Shown =>
  isActive(state) && failingSince !== null ? 'FAILING' : state
const tones: Readonly<Record<Shown, Tone>> = {
  ACTIVE: 'done',
  FAILING: 'error',
  PAUSED: 'closed',
  GIVEN_UP: 'error',
}

const columns: readonly Column<WebhookItem>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    card: 'title',
    cell: ({ name, url }) => (
      <>
        <bdi>{name}</bdi>
        <Text size="small">
          <bdi dir="ltr">{url}</bdi>
        </Text>
      </>
    ),
  },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'aside',
    cell: (item) => {
      const shown = stateOf(item)
      return (
        <>
          <StatusPill tone={tones[shown]}>{texts.states[shown]}</StatusPill>
          {shown === 'FAILING' && item.retryAt && (
            <Text size="small">
              {texts.nextTry} <DateText at={item.retryAt} as="dayTime" />
            </Text>
          )}
        </>
      )
    },
  },
  {
    id: 'waiting',
    header: texts.columns.waiting,
    align: 'end',
    cell: ({ behind: { events, more } }) => (more ? texts.atLeast(count(events)) : count(events)),
  },
  {
    id: 'delivered',
    header: texts.columns.delivered,
    cell: ({ deliveredAt }) => (deliveredAt ? <DateText at={deliveredAt} as="dayTime" /> : texts.never),
  },
]

type Opened = { readonly dialog: 'edit' | 'replay' | 'secret' | 'remove'; readonly of: WebhookItem } | null

/** The webhooks of the company, or for administrators the provider's. */
export default function WebhooksPage() {
  const { data: me } = useMe()
  const may = useMay()('webhooks.manage')
  const company = me?.distributor ?? null
  if (may) return <Webhooks companyId={company?.id ?? null} waits={isSuspended(company?.state)} />
  return company ? (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <OnlyProcurement say={texts.only} />
    </>
  ) : (
    <ClosedPage title={texts.title} says={texts.onlyAdmin} />
  )
}

/** `waits`: the company is suspended, nothing is sent. */
const Webhooks = ({ companyId, waits }: { companyId: string | null; waits: boolean }) => {
  const read = useRead(listWebhooks, {}, { refetchInterval: LOOK_EVERY_MS })
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Opened>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const { requested, choose } = useOpened('webhook')
  useTopics(companyId === null ? 'office:webhooks' : `company:${companyId}`)
  const side = companyId === null ? 'provider' : 'company'
  const close = () => setOpened(null)
  const done = (says: string) => () => {
    close()
    showSuccess(says)
  }
  const pause = useCommand(pauseWebhook, { onDone: done(texts.paused) })
  const resume = useCommand(resumeWebhook, { onDone: done(texts.resumed) })
  const remove = useCommand(removeWebhook, { onDone: done(texts.removed) })
  const renew = useCommand(renewWebhookSecret, {
    onDone: (answer) => {
      close()
      setSecret(answer.secret)
    },
  })
  const test = useCommand(testWebhook, {
    onDone: (outcome) => {
      void read.refetch()
      const { delivered, says } = attemptResult(outcome)
      if (delivered) showSuccess(texts.tested(count(outcome.milliseconds)))
      else showProblem(texts.notTested(says))
    },
  })
  const actions: Column<WebhookItem> = {
    id: 'actions',
    header: texts.columns.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (of) => (
      <ActionMenu
        asksServer
        about={of.name}
        actions={[
          { label: texts.attempts, run: () => choose(of.id) },
          { label: texts.test, run: () => void test.send({ id: of.id }) },
          isActive(of.state)
            ? { label: texts.pause, run: () => void pause.send({ id: of.id }) }
            : { label: texts.resume, run: () => void resume.send({ id: of.id }) },
          { label: texts.replay, run: () => setOpened({ dialog: 'replay', of }) },
          { label: texts.edit, run: () => setOpened({ dialog: 'edit', of }) },
          { label: texts.secret, run: () => setOpened({ dialog: 'secret', of }) },
          { label: texts.remove, danger: true, run: () => setOpened({ dialog: 'remove', of }) },
        ]}
      />
    ),
  }
  const attemptsOf = read.data?.webhooks.find(({ id }) => id === requested)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        {...(companyId !== null && { crumbs: [{ label: usersTexts.title, to: paths.users() }] })}
        actions={
          <Row>
            <LiveNotice />
            <Button
              look="filled"
              asksServer
              icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {texts.add}
            </Button>
          </Row>
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={4} height={48} />}>
        {({ isOn, webhooks }) => (
          <Stack>
            {!isOn && <Note tone="closed">{texts.off}</Note>}
            {isOn && waits && <Note tone="error">{texts.suspended}</Note>}
            <Card flush>
              <DataTable
                caption={texts.title}
                columns={[...columns, actions]}
                rows={webhooks}
                rowKey={({ id }) => id}
                empty={<EmptyState>{texts.none}</EmptyState>}
              />
            </Card>
            {attemptsOf && <WebhookAttempts of={attemptsOf} onClose={() => choose(null)} />}
          </Stack>
        )}
      </Loading>
      {adding && <AddModal side={side} onClose={() => setAdding(false)} onSecret={setSecret} />}
      {opened?.dialog === 'edit' && <EditModal side={side} of={opened.of} onClose={close} />}
      {opened?.dialog === 'replay' && <ReplayModal of={opened.of} onClose={close} />}
      {opened?.dialog === 'secret' && (
        <ConfirmModal
          title={secrets.renewTitle}
          keep={secrets.keep}
          confirm={secrets.confirm}
          look="filled"
          busy={renew.busy}
          onKeep={close}
          onConfirm={() => void renew.send({ id: opened.of.id })}
        >
          {secrets.renew}
        </ConfirmModal>
      )}
      {opened?.dialog === 'remove' && (
        <ConfirmModal
          title={removal.title(opened.of.name)}
          keep={removal.keep}
          confirm={removal.confirm}
          busy={remove.busy}
          onKeep={close}
          onConfirm={() => void remove.send({ id: opened.of.id })}
        >
          {removal.lead}
        </ConfirmModal>
      )}
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
