import { changeApprovals } from '#modules/settings/contract.ts'
import { initial } from '#platform/typed.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConflictNote, useConflict } from './conflict.tsx'
import { type SectionModal, textsOfForm } from './section-form.ts'

type Switch = 'off' | 'always'

const { fields, help, limits } = texts
const switches = [
  { value: 'off', label: limits.off },
  { value: 'always', label: limits.always },
] as const

const switchOf = (limit: number | null): Switch | null => (limit === null ? 'off' : 'always')
const limitOf = (chosen: Switch | null): 0 | null => (chosen === 'always' ? 0 : null)
const typedOf = (limit: number | null): string => (limit === null ? '' : String(limit))
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

const isLimit = (typed: string, most: number): boolean => /^\d{0,7}$/.test(typed.trim()) && Number(typed) <= most

/** What a second person has to approve, and from which amount on. */
export const ApprovalsModal: SectionModal = ({ settings, onClose }) => {
  const { expectedVersion, isTold, onProblem } = useConflict(settings.versions.approvals)
  const { approvals } = settings
  const form = useModalForm(changeApprovals, {
    defaults: {
      activations: initial<Switch | null>(switchOf(approvals.activations)),
      careCoins: typedOf(approvals.careCoins),
      discounts: typedOf(approvals.discounts),
      erasures: initial<Switch | null>(switchOf(approvals.erasures)),
      prices: initial<Switch | null>(switchOf(approvals.prices)),
    },
    rules: ({ careCoins, discounts }) => ({
      careCoins: isLimit(careCoins, 1_000_000) ? null : limits.wholeNumber,
      discounts: isLimit(discounts, 100) ? null : limits.wholeNumber,
    }),
    input: ({ activations, careCoins, discounts, erasures, prices }) => ({
      expectedVersion,
      activations: limitOf(activations),
      careCoins: numberOf(careCoins),
      discounts: numberOf(discounts),
      erasures: limitOf(erasures),
      prices: limitOf(prices),
    }),
    onProblem,
    onClose,
    says: () => texts.saved(texts.sections.approvals),
  })
  return (
    <FormModal {...textsOfForm('approvals')} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <OthersInForm form="settings" id="approvals" writing={form.isDirty} />
      {isTold && <ConflictNote settings={settings} section="approvals" />}
      <SelectField label={fields['activations']!} required choices={switches} {...form.field('activations')} />
      <TextField label={fields['careCoins']!} help={help.careCoins} maxLength={7} {...form.field('careCoins')} />
      <TextField label={fields['discounts']!} help={help.discounts} maxLength={3} {...form.field('discounts')} />
      <SelectField label={fields['erasures']!} required choices={switches} {...form.field('erasures')} />
      <SelectField label={fields['prices']!} required choices={switches} {...form.field('prices')} />
    </FormModal>
  )
}
