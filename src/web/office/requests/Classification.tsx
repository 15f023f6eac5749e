import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { classifyReport, type OfficeReport } from '#modules/service/reports/contract.ts'
import { LONGEST_COMMENT } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { classificationTexts as texts } from '#texts/office-requests.ts'
import { reportPageTexts } from '#texts/tickets.ts'
import { useModalForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'

const yesNo = (is: boolean): string => (is ? reportPageTexts.yes : reportPageTexts.no)

/** QUALITY's decision on an order issue. */
export const Classification = ({ report }: { report: OfficeReport }) => {
  const may = useMay()('office.reports.classify')
  const [isOpen, open] = useState(false)
  const said = report.classification
  return (
    <Card
      title={texts.title}
      aside={
        may && (
          <Button size="small" look="soft" onClick={() => open(true)}>
            {said ? texts.change : texts.classify}
          </Button>
        )
      }
    >
      {said ? (
        <Facts
          facts={{
            [texts.complaint]: yesNo(said.complaint),
            [texts.reportable]: yesNo(said.reportable),
            [texts.reason]: <bdi>{said.reason}</bdi>,
            [texts.by]: (
              <>
                <bdi>{said.author}</bdi>, <DateText at={said.at} as="dayTime" />
              </>
            ),
          }}
        />
      ) : (
        <p>{may ? texts.none : texts.only}</p>
      )}
      {isOpen && <Classify report={report} onClose={() => open(false)} />}
    </Card>
  )
}

const Classify = ({ report: { id, classification }, onClose }: { report: OfficeReport; onClose: () => void }) => {
  const form = useModalForm(classifyReport, {
    defaults: {
      complaint: classification?.complaint ?? false,
      reportable: classification?.reportable ?? false,
      reason: classification?.reason ?? '',
    },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? texts.enterReason : null }),
    input: ({ complaint, reportable, reason }) => ({ id, complaint, reportable, reason: reason.trim() }),
    onClose,
    says: () => texts.saved,
  })
  return (
    <FormModal title={texts.modal} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <CheckField label={texts.complaint} {...form.check('complaint')} />
      <CheckField label={texts.reportable} {...form.check('reportable')} />
      <TextArea label={texts.reason} required maxLength={LONGEST_COMMENT} {...form.field('reason')} />
    </FormModal>
  )
}

/** Reports of other companies that may be about the same. */
export const Duplicates = ({ duplicates }: Pick<OfficeReport, 'duplicates'>) => {
  const now = useNow()
  if (duplicates.length === 0) return null
  return (
    <Stack gap={3}>
      {duplicates.map(({ id, reference, company, filedAt }) => (
        <Note
          key={id}
          tone="you"
          icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />}
          strong={texts.duplicate}
        >
          <bdi>{company}</bdi>, <DateText at={filedAt} relative={now} />{' '}
          <ButtonLink size="small" to={paths.officeRequests({}, { request: id })}>
            {reference}
          </ButtonLink>
        </Note>
      ))}
    </Stack>
  )
}
