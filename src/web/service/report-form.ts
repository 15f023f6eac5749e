import { fileReport } from '#modules/service/reports/contract.ts'
import { type ReportDetail, type ReportType, reportFields } from '#modules/service/service-states.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { keysOf, recordOf } from '#platform/records.ts'
import { initial, present } from '#platform/typed.ts'
import { reportPageTexts as texts } from '#texts/tickets.ts'
import { useCommandForm } from '#web/api/form.ts'
import { readDay, readDayTime } from '#web/ui/fields/days/read-day.ts'

type State = Sent<typeof fileReport>['state']

const days: readonly ReportDetail[] = ['closingDay', 'inForceFrom', 'foundOn']
/** May be given with its time. */
export const isTimed = (field: ReportDetail): boolean => field === 'foundOn'
const readField = (field: ReportDetail, typed: string): string | null =>
  (isTimed(field) ? readDayTime(typed) : null) ?? readDay(typed)

export const isDayField = (field: ReportDetail): boolean => days.includes(field)

/** What is kept of a report until it is sent: consent is given again. */
export const draftedOf = recordOf(keysOf(reportFields), (type) => [
  'countryId',
  'comment',
  'orderId',
  ...reportFields[type],
])

/** A field for each detail of any kind, as it is typed. */
const noDetails = recordOf<ReportDetail, string>(keysOf(texts.fields), () => '')

/** What was filled in, by field; days as the server takes them. */
const filled = (type: ReportType, typed: Readonly<Record<ReportDetail, string>>): Partial<State> =>
  Object.fromEntries(
    reportFields[type].flatMap((field) => {
      const value = typed[field].trim()
      if (value === '') return []
      return [[field, isDayField(field) ? readField(field, value) : value]]
    }),
  )

/** A report as it is typed: three fields are required, whatever the kind. */
export const useReportForm = (type: ReportType, onSent: (message: string, reference: string) => void) =>
  useCommandForm(fileReport, {
    defaults: {},
    extra: {
      countryId: initial<string | null>(null),
      comment: '',
      consent: false,
      orderId: initial<string | null>(null),
      peopleAffected: false,
      files: initial<readonly string[]>([]),
      ...noDetails,
    },
    rules: (typed) => ({
      countryId: typed.countryId ? null : texts.missing,
      comment: typed.comment.trim() ? null : texts.missing,
      consent: typed.consent ? null : texts.missing,
      ...Object.fromEntries(
        reportFields[type]
          .filter(isDayField)
          .map((field) => [field, typed[field].trim() === '' || readField(field, typed[field]) ? null : texts.noDay]),
      ),
    }),
    input: (typed) => ({
      type,
      state: {
        countryId: present(typed.countryId),
        comment: typed.comment.trim(),
        consent: true as const,
        files: typed.files,
        ...filled(type, typed),
        ...(type === 'reportOrderIssue' && {
          peopleAffected: typed.peopleAffected,
          ...(typed.orderId && { orderId: typed.orderId }),
        }),
      },
    }),
    onDone: ({ message, reference }) => onSent(message, reference),
  })
