import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import { type Product, requestAvailability } from '#modules/catalogue/contract.ts'
import { productTexts as texts } from '#texts/catalogue.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** 'Not available in your region' with the button that requests it: Request, then Requested until it is answered, or Retry. */
export const AvailabilityRequest = ({ product: { id, name, requested = false } }: { product: Product }) => {
  const may = useMay()
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const ask = useCommand(requestAvailability, {
    onDone: ({ success, message }) => {
      setSent(success)
      setFailure(success ? null : message)
    },
    onProblem: ({ message }) => {
      setFailure(message)
      return true
    },
  })
  // The product says it from then on, often before the command is done; answered, it can be requested again.
  useEffect(() => {
    if (!requested) setSent(false)
  }, [requested])
  const isRequested = requested || sent

  return (
    <Row justify="between">
      <Text>{texts.unavailable}</Text>
      {may('portfolio.request') && (
        <Button
          look="outlined"
          busy={ask.busy}
          disabled={isRequested}
          icon={isRequested ? <IconCheck size={16} stroke={2} aria-hidden /> : undefined}
          onClick={() => void ask.send({ id })}
        >
          {isRequested ? texts.requested : failure ? texts.retry : texts.request}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {failure && (
        <Text role="alert" tone="error" size="small">
          {failure}
        </Text>
      )}
    </Row>
  )
}
