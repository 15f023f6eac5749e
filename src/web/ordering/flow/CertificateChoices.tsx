import { certificates } from '#modules/ordering/terms/order-terms.ts'
import { translated } from '#platform/text/say.ts'
import { certificateTexts as texts } from '#texts/order-flow.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'

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
  <Stack>
    <Text size="lead">{texts.lead}</Text>
    <fieldset aria-label={texts.legend}>
      <Stack gap={4}>
        <Text as="h2" tone="plain" size="total">
          {texts.legend}
        </Text>
        {certificates.map((name) => (
          <CheckField
            key={name}
            label={translated(name)}
            checked={chosen.includes(name)}
            onChange={(checked) => onToggle(name, checked)}
          />
        ))}
      </Stack>
    </fieldset>
    <TextField
      label={texts.other}
      help={texts.otherHelp}
      maxLength={200}
      value={own}
      onChange={onOwn}
      {...(onSettled && { onBlur: onSettled })}
    />
  </Stack>
)
