import { type FormEvent, useState } from 'react'
import { asLabel } from '#platform/facts.ts'
import { offsetName } from '#platform/time/time-zone.ts'
import { auditPageTexts as texts } from '#texts/audit.ts'
import { readMoment, writtenMoment } from '#web/replay/read-moment.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { currentZone } from '#web/ui/figures/format.ts'
import { More } from '#web/ui/layout/More.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

type Filter = Readonly<Record<string, string | null>>

const written = (moment: string | null | undefined): string => (moment ? writtenMoment(moment) : '')

/** What is looked for; it goes into the address when it is sent. */
export const AuditSearch = ({
  filter,
  kinds,
  companies,
  onSearch,
}: {
  filter: Filter
  kinds: readonly string[]
  companies: readonly { readonly id: string; readonly name: string }[]
  onSearch: (filter: Filter) => void
}) => {
  const [kind, setKind] = useState(filter['kind'] ?? null)
  const [company, setCompany] = useState(filter['company'] ?? null)
  const [typed, setTyped] = useState({
    about: filter['about'] ?? '',
    person: filter['person'] ?? '',
    command: filter['command'] ?? '',
    type: filter['type'] ?? '',
    from: written(filter['from']),
    until: written(filter['until']),
  })
  const [notifications, setNotifications] = useState(filter['notifications'] === 'yes')
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const send = (submit: FormEvent) => {
    submit.preventDefault()
    const from = readMoment(typed.from, 'start')
    const until = readMoment(typed.until)
    const errors = {
      ...(typed.from.trim() && !from && { from: texts.noMoment }),
      ...(typed.until.trim() && !until && { until: texts.noMoment }),
    }
    setWrong(errors)
    if (Object.keys(errors).length > 0) return
    const { about, person, command, type } = typed
    onSearch({
      kind,
      company,
      person: person.trim(),
      about: about.trim(),
      notifications: notifications ? 'yes' : null,
      command: command.trim(),
      type: type.trim(),
      from,
      until,
    })
  }
  const zone = offsetName(new Date(), currentZone())
  const moment = (name: 'from' | 'until') => (
    <DayField
      label={texts[name](zone)}
      time
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      {...(wrong[name] && { error: wrong[name] })}
    />
  )
  const field = (name: Exclude<keyof typeof typed, 'from' | 'until'>, help: string) => (
    <TextField
      label={texts[name]}
      placeholder={help}
      autoComplete="off"
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  )
  return (
    <form onSubmit={send} noValidate role="search">
      <Stack gap={4}>
        {field('about', texts.aboutHelp)}
        <FieldGrid>
          <SelectField
            label={texts.kind}
            placeholder={texts.anyKind}
            clearable
            choices={kinds.map((value) => ({ value, label: asLabel(value) }))}
            value={kind}
            onChange={setKind}
          />
          {field('person', texts.personHelp)}
          <SelectField
            label={texts.company}
            placeholder={texts.anyCompany}
            clearable
            choices={choicesOf(companies)}
            value={company}
            onChange={setCompany}
          />
          {moment('from')}
          {moment('until')}
        </FieldGrid>
        <More summary={texts.technical} open={typed.type !== '' || typed.command !== ''}>
          <FieldGrid>
            {field('type', texts.typeHelp)}
            {field('command', texts.commandHelp)}
          </FieldGrid>
        </More>
        <Row justify="between">
          <CheckField label={texts.notifications} checked={notifications} onChange={setNotifications} />
          <Button type="submit" look="filled">
            {texts.search}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
