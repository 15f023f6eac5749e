import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chooseMails, showMailSettings } from '#modules/notifications/mails/mail-contract.ts'
import { type MailMode, mailModes } from '#modules/notifications/mails/mail-rules.ts'
import { paths } from '#paths'
import { offsetName } from '#platform/time/time-zone.ts'
import { mailSettingsTexts as texts } from '#texts/mail-settings.ts'
import { menuTexts } from '#texts/menu.ts'
import { notificationKinds } from '#texts/notifications.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { DeadlineFeed } from './DeadlineFeed.tsx'
import classes from './MailSettingsPage.module.css'
import { type Choice, choiceOf, inputOf, isPossible, isSameChoice, mailsBy, type ShownSettings } from './mail-choice.ts'

const modes = mailModes.map((value) => ({ value, label: texts.modes[value] }))
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: texts.hour(hour) }))

/** Which notifications go by mail, and when: of the signed-in user, on both sides of the portal. */
export default function MailSettingsPage() {
  const may = useMay()
  const read = useRead(showMailSettings, {})
  return (
    <div className={classes['page']}>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: menuTexts.notifications.label, to: paths.notifications() }]}
      />
      <Loading read={read} skeleton={<Skeleton lines={10} height={56} />}>
        {(shown) => (
          <Stack>
            <MailSettingsForm shown={shown} />
            {may('orders.read') && <DeadlineFeed />}
          </Stack>
        )}
      </Loading>
    </div>
  )
}

const MailSettingsForm = ({ shown }: { shown: ShownSettings }) => {
  const saved = choiceOf(shown)
  const [changed, setChanged] = useState<Choice | null>(null)
  const choice = changed ?? saved
  const isUnsaved = changed !== null && !isSameChoice(changed, saved)
  const save = useCommand(chooseMails, {
    onDone: () => {
      setChanged(null)
      showSuccess(texts.saved)
    },
  })
  const change = (part: Partial<Choice>) => setChanged({ ...choice, ...part })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isPossible(choice)) void save.send(inputOf(choice))
      }}
    >
      <UnsavedGuard unsaved={useCallback(() => isUnsaved, [isUnsaved])} />
      <Stack>
        {[...new Set(shown.kinds.map(({ group }) => group))].map((group) => (
          <Card key={group} title={notificationKinds[group]}>
            <Kinds kinds={shown.kinds.filter((kind) => kind.group === group)} choice={choice} change={change} />
          </Card>
        ))}
        <Section title={texts.when} lead={texts.whenLead(offsetName(new Date(), shown.timeZone))}>
          <Stack gap={4}>
            <CheckField label={texts.quiet} checked={choice.isQuiet} onChange={(isQuiet) => change({ isQuiet })} />
            {choice.isQuiet && (
              <FieldGrid>
                <SelectField
                  label={texts.from}
                  choices={hours}
                  value={String(choice.from)}
                  onChange={(from: string) => change({ from: Number(from) })}
                />
                <SelectField
                  label={texts.to}
                  choices={hours}
                  value={String(choice.to)}
                  onChange={(to: string) => change({ to: Number(to) })}
                  error={isPossible(choice) ? null : texts.same}
                />
              </FieldGrid>
            )}
          </Stack>
        </Section>
        <div className={classes['end']}>
          <p role="status">{texts.preview(mailsBy(choice, shown), mailsBy(saved, shown))}</p>
          <Button type="submit" look="filled" busy={save.busy} disabled={!isUnsaved}>
            {texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** A line for each type. The one that a mail led here for has the focus. */
const Kinds = ({
  kinds,
  choice,
  change,
}: {
  kinds: ShownSettings['kinds']
  choice: Choice
  change: (part: Partial<Choice>) => void
}) => {
  const [search] = useSearchParams()
  const meant = search.get('kind')
  const arrive = useCallback((line: HTMLElement | null) => {
    line?.scrollIntoView({ block: 'center' })
    line?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }, [])
  return (
    <ul role="list" className={classes['kinds']}>
      {kinds.map(({ type, locked }) => (
        <li key={type} ref={type === meant ? arrive : undefined} data-meant={type === meant || undefined}>
          <span>
            {texts.types[type]}
            {locked && <small>{texts.locked[locked]}</small>}
          </span>
          {!locked && (
            <Segments<MailMode>
              label={texts.modeOf(texts.types[type])}
              choices={modes}
              value={choice.modes[type] ?? 'NOW'}
              onChange={(mode) => change({ modes: { ...choice.modes, [type]: mode } })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
