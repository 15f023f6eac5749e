import { millisecondsInHour } from 'date-fns/constants'
import { useState } from 'react'
import { listCountries } from '#modules/catalogue/contract.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import { LONGEST_PASSING_HOURS } from '#modules/ordering/approvals/approval-limits.ts'
import {
  type ApprovalRule,
  changeApprovalRules,
  type showApprovalRules,
} from '#modules/ordering/approvals/rules-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { initial, present } from '#platform/typed.ts'
import { approvalRulesTexts, approvalRuleTexts as texts } from '#texts/approvals.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { readDollars, typedDollars } from '#web/office/quotes/freight.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

export type CompanyRules = Answer<typeof showApprovalRules>

const hoursOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null)
const isTyped = (text: string): boolean => text.trim() !== ''

/** One rule of the company, in its place among the others: a new one comes last. */
export const RuleModal = ({
  company,
  index,
  onClose,
}: {
  company: CompanyRules
  /** Of the rule that is edited; null: a new one. */
  index: number | null
  onClose: () => void
}) => {
  // What a colleague saves while this is open is not replaced.
  const [{ version, rules, people }] = useState(company)
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const before: ApprovalRule | undefined = index === null ? undefined : rules[index]
  const form = useModalForm(changeApprovalRules, {
    defaults: {},
    extra: {
      above: before?.aboveAmount == null ? '' : typedDollars(before.aboveAmount),
      countryIds: initial<readonly CountryId[]>(before?.countryIds ?? []),
      placedBy: before?.placedBy ?? [],
      approver: initial<string | null>(before?.approver ?? null),
      deputy: initial<string | null>(before?.deputy ?? null),
      hours: before?.passesOnAfterHours == null ? '' : String(before.passesOnAfterHours),
    },
    rules: ({ above, approver, deputy, hours }) => {
      const passing = hoursOf(hours)
      const isWrong = passing === null || passing < 1 || passing > LONGEST_PASSING_HOURS
      return {
        above: isTyped(above) && readDollars(above) === null ? texts.wrongAmount : null,
        approver: approver === null ? texts.chooseApprover : null,
        deputy: isTyped(hours) && deputy === null ? texts.deputyMissing : null,
        hours: isTyped(hours) && isWrong ? texts.wrongHours(LONGEST_PASSING_HOURS) : null,
      }
    },
    input: ({ above, countryIds, placedBy, approver, deputy, hours }) => {
      const rule: ApprovalRule = {
        aboveAmount: readDollars(above),
        countryIds,
        placedBy,
        approver: present(approver),
        deputy,
        passesOnAfterHours: hoursOf(hours),
      }
      return { version, rules: index === null ? [...rules, rule] : rules.with(index, rule) }
    },
    onClose,
    says: () => approvalRulesTexts.saved,
  })
  /** Active people, and those who are in the rule already. */
  const choices = (...chosen: readonly (string | null)[]) =>
    people
      .filter(({ id, active }) => active || chosen.includes(id))
      .map(({ id: value, name, active }) => ({ value, label: active ? name : approvalRulesTexts.gone(name) }))
  return (
    <FormModal
      title={index === null ? texts.newTitle : texts.editTitle(index + 1)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField
        label={texts.above}
        help={texts.aboveHelp}
        inputMode="decimal"
        maxLength={20}
        {...form.field('above')}
      />
      <MultiSelectField
        label={texts.countries}
        help={texts.countriesHelp}
        choices={countries
          .filter(({ code }) => code !== 'ANY_COUNTRY')
          .map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('countryIds')}
      />
      <MultiSelectField
        label={texts.placedBy}
        help={texts.placedByHelp}
        choices={choices(...(before?.placedBy ?? []))}
        {...form.field('placedBy')}
      />
      <SelectField
        label={texts.approver}
        required
        placeholder={texts.chooseApprover}
        choices={choices(before?.approver ?? null)}
        {...form.field('approver')}
      />
      <FieldGrid>
        <SelectField
          label={texts.deputy}
          help={texts.deputyHelp}
          clearable
          placeholder={approvalRulesTexts.noDeputy}
          choices={choices(before?.deputy ?? null).filter(({ value }) => value !== form.typed.approver)}
          {...form.field('deputy')}
        />
        <TextField
          label={texts.hours}
          help={texts.hoursHelp(LONGEST_PASSING_HOURS)}
          inputMode="numeric"
          maxLength={3}
          {...form.field('hours')}
        />
      </FieldGrid>
    </FormModal>
  )
}
