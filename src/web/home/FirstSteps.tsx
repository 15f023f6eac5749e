import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { putFirstStepsAway } from '#modules/identity/contract.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import {
  type FirstStep,
  type FirstStepKind,
  showFirstSteps,
  showOfficeFirstSteps,
} from '#modules/service/work/first-steps-contract.ts'
import { paths } from '#paths'
import { firstStepsTexts as texts } from '#texts/first-steps.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMe } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Media } from '#web/ui/layout/Media.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** Where each step is taken. */
const places: Readonly<Record<FirstStepKind, string>> = {
  DOCUMENTS: paths.documents(),
  ACTIVATION: paths.documents(),
  ADDRESS: paths.shippingAddresses(),
  COLLEAGUE: paths.users(),
  CART: paths.shop(),
  ORDER: paths.cart(),
  SECOND_FACTOR: paths.officeAccount(),
  REQUEST: paths.officeRequests(),
  VIEW: paths.officeOrders(),
  EMAILS: paths.notificationSettings(),
}

const Step = ({ step: { kind, done }, to }: { step: FirstStep; to: string }) => {
  const { title, help } = texts.steps[kind]
  const StepIcon = done ? IconCircleCheck : IconCircle
  return (
    <Media
      picture={
        <Text as="span" tone={done ? 'accent' : 'muted'}>
          <StepIcon size={22} stroke={1.6} role="img" aria-label={done ? texts.done : texts.open} />
        </Text>
      }
    >
      {done ? <Text as="span">{title}</Text> : <Link to={to}>{title}</Link>}
      <Text size="small">{help}</Text>
    </Media>
  )
}

/** Each step leads to its page and is done by what happened there. Gone once all are done, or it is put away. */
export default function FirstSteps({ skeleton }: { skeleton: ReactNode }) {
  const { data: me } = useMe()
  const isOffice = me !== undefined && isStaff(me.role)
  const read = useRead(isOffice ? showOfficeFirstSteps : showFirstSteps, {})
  const away = useCommand(putFirstStepsAway)
  const placeOf = (kind: FirstStepKind) =>
    kind === 'EMAILS' && isOffice ? paths.officeNotificationSettings() : places[kind]
  return (
    <Loading read={read} skeleton={skeleton}>
      {(steps) => {
        const done = steps.filter((step) => step.done).length
        return done === steps.length ? null : (
          <Card
            title={texts.title}
            aside={
              <Row gap={4}>
                <Text as="span" size="small" role="status">
                  {texts.progress(done, steps.length)}
                </Text>
                <Button size="small" look="text" busy={away.busy} onClick={() => void away.send({})}>
                  {texts.putAway}
                </Button>
              </Row>
            }
          >
            <Grid as="ul" least={260} gap={4}>
              {steps.map((step) => (
                <li key={step.kind}>
                  <Step step={step} to={placeOf(step.kind)} />
                </li>
              ))}
            </Grid>
          </Card>
        )
      }}
    </Loading>
  )
}
