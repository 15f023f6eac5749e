import { useState } from 'react'
import { makeFeed, showFeed, withdrawFeed } from '#modules/deadline-feed/contract.ts'
import { deadlineFeedTexts as texts } from '#texts/newsletter.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { allChanged } from '#web/api/reads.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** The secret address of one's own deadlines: shown when it is made, and never again. */
export const DeadlineFeed = () => {
  const read = useRead(showFeed, {})
  const [url, setUrl] = useState<string | null>(null)
  const again = () => void allChanged()
  const make = useCommand(makeFeed, {
    onDone: (made) => {
      setUrl(made.url)
      again()
    },
  })
  const withdraw = useCommand(withdrawFeed, {
    onDone: () => {
      setUrl(null)
      again()
      showSuccess(texts.withdrawn)
    },
  })
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Loading read={read} skeleton={<Skeleton lines={2} height={40} />}>
        {({ madeAt }) => (
          <Stack gap={3}>
            <p>
              {madeAt ? (
                <>
                  {texts.since} <DateText at={madeAt} />. {texts.renewLead}
                </>
              ) : (
                texts.none
              )}
            </p>
            {url && (
              <TextField
                label={texts.address}
                help={texts.once}
                readOnly
                value={url}
                onChange={() => {}}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            )}
            <Row>
              <Button busy={make.busy} onClick={() => void make.send({})}>
                {madeAt ? texts.renew : texts.make}
              </Button>
              {madeAt && (
                <Button look="danger" busy={withdraw.busy} onClick={() => void withdraw.send({})}>
                  {texts.withdraw}
                </Button>
              )}
            </Row>
          </Stack>
        )}
      </Loading>
    </Section>
  )
}
