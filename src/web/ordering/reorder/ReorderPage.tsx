import { useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { compareReorder, placeAgain } from '#modules/ordering/placing/changing-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { labelTexts } from '#texts/catalogue.ts'
import { reorderTexts as texts } from '#texts/order-edit.ts'
import { againTexts } from '#texts/orders.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { orderPage } from '#web/ordering/edit/order-to-edit.ts'
import { lineReasons } from '#web/ordering/line-reasons.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { Box } from '#web/ui/layout/Box.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { type Choice, chosenLines } from './choices.ts'
import { ReorderLine } from './ReorderLine.tsx'

/** /profile/order/:id/reorder: what an order was and what it would be today, to choose from before it enters the cart. */
export default function ReorderPage() {
  const { id } = useParams() as { id: OrderDetail['id'] }
  const then = useRead(compareReorder, { id })
  if (then.isError && [400, 403, 404, 422].includes(then.error.status)) return <Navigate to={orderPage(id)} replace />
  return (
    <Loading read={then} skeleton={<Skeleton lines={4} height={140} />}>
      {(it) => <Comparison key={id} id={id} order={it} />}
    </Loading>
  )
}

const Comparison = ({ id, order }: { id: OrderDetail['id']; order: Answer<typeof compareReorder> }) => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  /** The names of what was sent: errors name them by their place. */
  const [sent, setSent] = useState<readonly string[]>([])
  const { num, country, subCategory, lines } = order
  const view = chosenLines(lines, choices)
  const cart = `${paths.cart()}#${country.id}_${subCategory.id}`
  const command = useCommand(placeAgain, {
    onDone: async ({ added }) => {
      await navigate(cart)
      showSuccess(againTexts.added(added))
    },
    onProblem: ({ hasFields }) => {
      if (hasFields) void modelsChanged(['products'])
    },
  })
  const send = () => {
    setSent(view.chosen.map(({ line }) => line.name))
    void command.send({
      orderId: id,
      lines: view.chosen.map(({ line, choice: { quantity, packagingId } }) => ({ id: line.id, quantity, packagingId })),
    })
  }
  const unready = view.chosen.find(({ problem }) => problem)
  const isForQuote = search.get('for') === 'quote'
  const why =
    view.closed === 'gone'
      ? texts.allGone
      : view.chosen.length === 0
        ? texts.chooseOne
        : unready
          ? `${unready.line.name}: ${unready.problem}`
          : undefined
  return (
    <>
      <PageHeader
        title={isForQuote ? texts.quoteTitle(num) : texts.title(num)}
        crumbs={[
          { label: texts.crumb, to: paths.orders() },
          { label: num, to: orderPage(id) },
        ]}
        lead={isForQuote ? texts.quoteLead : texts.lead}
      />
      <Card title={texts.place(country.name, subCategory.name)} flush>
        <ul role="list" aria-label={texts.products}>
          {view.all.map((entry) => (
            <ReorderLine
              key={entry.line.id}
              {...entry}
              onChoose={(choice) => setChoices(new Map([...choices, [entry.line.id, choice]]))}
            />
          ))}
        </ul>
        <Box edge>
          <div>
            <p>{texts.chosen(view.chosen.length, lines.length)}</p>
            <Text tone="plain" size="total">
              {texts.total} <Money cents={view.total} exclVat />
            </Text>
          </div>
          {lineReasons(command.errors, sent).map((reason) => (
            <Text key={reason} role="alert" tone="error">
              {reason}
            </Text>
          ))}
          <FormEnd>
            <ButtonLink to={orderPage(id)}>{texts.back}</ButtonLink>
            {view.closed === 'in the cart' ? (
              <ButtonLink look="filled" to={cart}>
                {labelTexts.seeCart}
              </ButtonLink>
            ) : (
              <Button look="filled" busy={command.busy} why={why} onClick={send}>
                {texts.toCart}
              </Button>
            )}
          </FormEnd>
        </Box>
      </Card>
    </>
  )
}
