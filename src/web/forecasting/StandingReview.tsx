import { acceptStandingOrder, type StandingOrder } from '#modules/ordering/standing-orders/standing-order-contract.ts'
import { keysOf } from '#platform/records.ts'
import { isOneOf } from '#platform/typed.ts'
import { standingOrderTexts, standingReviewTexts as texts } from '#texts/standing-orders.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Bullets } from '#web/ui/layout/Bullets.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Change = StandingOrder['changes'][number]

const statuses = keysOf(texts.registrations)
const statusOf = (value: string | null): string =>
  value !== null && isOneOf(statuses, value) ? texts.registrations[value] : texts.none

/** What has changed, as 'Folic acid, price: $9.00 → $18.00'. */
const changeText = ({ what, productName, from, to }: Change): string => {
  if (what === 'PERSON' || what === 'CART') return texts[what]
  const name = productName ?? ''
  if (what === 'PRODUCT') return texts.PRODUCT(name)
  const [before, after] =
    what === 'REGISTRATION'
      ? [statusOf(from), from === to ? texts.newRegistration(statusOf(to)) : statusOf(to)]
      : [from ?? texts.none, to ?? texts.none]
  return texts.changed(texts.of(name, texts[what]), before, after)
}

/** A standing order that waits: what has changed since it was agreed, and what to do. `onEdit` null: who looks may not order. */
export const StandingReview = ({
  standing: { id, version, country, changes },
  onEdit,
  onEnd,
}: {
  standing: StandingOrder
  onEdit: (() => void) | null
  onEnd: () => void
}) => {
  const { send, busy } = useCommand(acceptStandingOrder, { onDone: () => showSuccess(texts.accepted) })
  const isBlocked = changes.some(({ blocks }) => blocks)
  return (
    <Section title={texts.title(country.name)} lead={texts.lead}>
      <Stack gap={4}>
        <Bullets items={changes.map(changeText)} />
        {isBlocked && <Text tone="error">{texts.blocked}</Text>}
        {onEdit && (
          <Row wide>
            {!isBlocked && (
              <Button look="filled" busy={busy} onClick={() => void send({ id, version })}>
                {texts.accept}
              </Button>
            )}
            <Button look={isBlocked ? 'filled' : 'outlined'} asksServer onClick={onEdit}>
              {standingOrderTexts.edit}
            </Button>
            <Button look="danger" asksServer onClick={onEnd}>
              {standingOrderTexts.end}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  )
}
