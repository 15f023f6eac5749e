import { Link } from 'react-router-dom'
import { listProducts } from '#modules/catalogue/contract.ts'
import { requirements } from '#modules/distributors/file/requirements.ts'
import { REVIEW_HOURS } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { joiningTexts as texts } from '#texts/joining.ts'
import { useRead } from '#web/api/endpoint.ts'
import { isSignedIn, useSessionStatus } from '#web/api/session.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Bullets } from '#web/ui/layout/Bullets.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { minimumOrders } from './minimum-orders.ts'

const HOURS_OF_A_DAY = 24

const papers = (required: boolean): string[] =>
  requirements
    .filter((requirement) => requirement.required === required)
    .map(({ label, orWho }) => (orWho ? texts.orWho(label) : label))

const Papers = () => (
  <Section title={texts.papers} lead={texts.papersLead}>
    <Stack gap={4}>
      <h3>{texts.required}</h3>
      <Bullets items={papers(true)} />
      <h3>{texts.optional}</h3>
      <Bullets items={papers(false)} />
    </Stack>
  </Section>
)

const Duration = () => (
  <Section title={texts.duration} lead={texts.review(REVIEW_HOURS / HOURS_OF_A_DAY)}>
    <Bullets ordered items={texts.steps} />
  </Section>
)

/** What visitors may see of the portfolio: no prices. */
const MinimumOrders = () => {
  const read = useRead(listProducts, {}, { staleTime: 60_000 })
  return (
    <Section title={texts.minimum} lead={texts.minimumLead}>
      <Loading read={read} skeleton={<Skeleton lines={8} height={30} />}>
        {(products) =>
          products.length === 0 ? (
            <EmptyState>{texts.noProducts}</EmptyState>
          ) : (
            <Stack gap={4}>
              <Grid least={300} gap={5}>
                {minimumOrders(products).map(({ id, name, minimums }) => (
                  <Stack key={id} gap={3}>
                    <h3>
                      <bdi>{name}</bdi>
                    </h3>
                    <Facts facts={Object.fromEntries(minimums.map((sub) => [sub.name, texts.from(sub.least)]))} />
                  </Stack>
                ))}
              </Grid>
              <Row>
                <ButtonLink to={paths.shop()}>{texts.products}</ButtonLink>
              </Row>
            </Stack>
          )
        }
      </Loading>
    </Section>
  )
}

const Agreement = () => (
  <Section title={texts.agree} lead={texts.agreeLead}>
    <Row gap={5}>
      <Link to={paths.terms()}>{texts.terms}</Link>
      <Link to={paths.privacy()}>{texts.privacy}</Link>
    </Row>
  </Section>
)

/** What a company should know before it signs up: its documents, the time, the quantities, and the terms. */
export default function JoiningPage() {
  const isMember = isSignedIn(useSessionStatus())
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          !isMember && (
            <ButtonLink look="filled" to={paths.signup()}>
              {texts.signUp}
            </ButtonLink>
          )
        }
      />
      <Stack>
        <Grid split="1:1">
          <Papers />
          <Stack>
            <Duration />
            <Agreement />
          </Stack>
        </Grid>
        <MinimumOrders />
      </Stack>
    </>
  )
}
