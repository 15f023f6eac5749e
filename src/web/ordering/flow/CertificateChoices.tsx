import { certificates } from '#modules/ordering/terms/order-terms.ts'
import { certificateTexts as texts } from '#texts/order-flow.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import classes from './CertificatesPage.module.css'

/** The certificates of the list, and a free-text field for another one. */
export const CertificateChoices = ({
  chosen,
  own,
  onToggle,
  onOwn,
  onSettled,
}: {
  chosen: readonly string[]
  own: string
  onToggle: (name: string, checked: boolean) => void
  onOwn: (text: string) => void
  /** One has left the field. */
  onSettled?: () => void
}) => (
  <>
    <p className={classes['lead']}>{texts.lead}</p>
    <fieldset className={classes['list']}>
      <legend>{texts.legend}</legend>
      {certificates.map((name) => (
        <CheckField
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={(checked) => onToggle(name, checked)}
        />
      ))}
    </fieldset>
    <TextField
      label={texts.other}
      help={texts.otherHelp}
      maxLength={200}
      value={own}
      onChange={onOwn}
      {...(onSettled && { onBlur: onSettled })}
    />
  </>
)
