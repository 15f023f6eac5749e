import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listOfficeAgreementRequests, takeAgreementRequest } from '#modules/agreements/office-contract.ts'
import { isSent } from '#modules/agreements/request-states.ts'
import { listProductRequests } from '#modules/catalogue/request-contract.ts'
import { type OfficeRequest, showOfficeDesk } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import { unchecked } from '#platform/typed.ts'
import { otherRequestTexts as texts } from '#texts/office-requests.ts'
import { RequestPill } from '#web/agreements/RequestPill.tsx'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { AnswerAgreementModal } from '#web/office/agreements/AnswerAgreementModal.tsx'
import { usePresence } from '#web/office/assigned/presence.ts'
import { CompanyLink } from '#web/office/distributors/CompanyLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import { AnswerRequestModal } from './AnswerRequestModal.tsx'
import { RecordFrame } from './RecordFrame.tsx'

/** A request for an agreement, a product or a label: the request, the answer, and the staff's notes. */
export const OtherRecord = ({ request }: { request: OfficeRequest }) => {
  const read = useRead(showOfficeDesk, { id: request.id })
  const may = useMay()
  usePresence(request.id, may('office.requests.answer'), false)
  const Steps = request.kind === 'AGREEMENT' ? AgreementSteps : ProductSteps
  return (
    <Loading read={read} skeleton={<QueueSkeleton lines={4} height={90} />}>
      {(desk) => (
        <RecordFrame
          title={request.subject}
          status={null}
          lead={
            <>
              <CompanyLink company={request.company} /> · <DateText at={request.openedAt} as="dayTime" />
            </>
          }
          steps={<Steps request={request} />}
          request={desk}
        >
          <Card>
            <Stack gap={4}>
              {request.dueAt && (
                <p>
                  {texts.due} <DateText at={request.dueAt} as="dayTime" /> · <Countdown until={request.dueAt} />
                </p>
              )}
              {request.kind === 'AGREEMENT' ? <Agreement request={request} /> : <Product request={request} />}
            </Stack>
          </Card>
        </RecordFrame>
      )}
    </Loading>
  )
}

const useAgreement = ({ id }: OfficeRequest) => {
  const [distributorId = '', countryId = ''] = id.split(':')
  return useRead(listOfficeAgreementRequests, unchecked({ distributorId, countryId })).data?.rows[0]
}

const useProduct = ({ id }: OfficeRequest) => {
  const [distributorId = '', productId = ''] = id.split(':')
  const { data } = useRead(listProductRequests, unchecked({ distributorId, productId }))
  return data?.rows.find((row) => row.id === id)
}

const Agreement = ({ request }: { request: OfficeRequest }) => {
  const agreement = useAgreement(request)
  return (
    agreement && (
      <Facts
        facts={{
          [texts.country]: agreement.country.name,
          [texts.by]: <bdi>{agreement.requestedBy}</bdi>,
          [texts.state]: <RequestPill state={agreement.state} />,
          [texts.answer]: agreement.answer && <bdi>{agreement.answer}</bdi>,
        }}
      />
    )
  )
}

const Product = ({ request }: { request: OfficeRequest }) => {
  const productRequest = useProduct(request)
  return (
    productRequest && (
      <Facts
        facts={{
          [texts.product]: (
            <Link to={paths.product({ productId: productRequest.product.id })}>
              <bdi>{productRequest.product.name}</bdi>
            </Link>
          ),
          [texts.country]: productRequest.country?.name,
          [texts.label]: productRequest.labelCode,
          [texts.by]: <bdi>{productRequest.requestedBy}</bdi>,
          [texts.answer]: productRequest.answer && <bdi>{productRequest.answer}</bdi>,
          [texts.answeredBy]: productRequest.answeredBy && <bdi>{productRequest.answeredBy}</bdi>,
        }}
      />
    )
  )
}

const AgreementSteps = ({ request }: { request: OfficeRequest }) => {
  const agreement = useAgreement(request)
  const may = useMay()('office.agreements.manage')
  const [isOpen, open] = useState(false)
  const take = useCommand(takeAgreementRequest, { onDone: () => showSuccess(texts.taken) })
  const answers = may && !request.finished && agreement !== undefined
  usePageActions(answers ? [{ key: queueKeys.write, label: texts.reply, run: () => open(true) }] : [])
  if (!answers) return may ? null : <p>{texts.onlyQuality}</p>
  return (
    <>
      {isSent(agreement.state) && (
        <Button
          busy={take.busy}
          onClick={() => void take.send({ distributorId: agreement.distributor.id, countryId: agreement.country.id })}
        >
          {texts.take}
        </Button>
      )}
      <Button look="filled" asksServer shortcut={queueKey('write')} onClick={() => open(true)}>
        {texts.reply}
      </Button>
      {isOpen && <AnswerAgreementModal request={agreement} onClose={() => open(false)} />}
    </>
  )
}

const ProductSteps = ({ request }: { request: OfficeRequest }) => {
  const productRequest = useProduct(request)
  const may = useMay()('office.product-requests.answer')
  const [isOpen, open] = useState(false)
  const answers = may && !request.finished && productRequest !== undefined
  usePageActions(answers ? [{ key: queueKeys.write, label: texts.reply, run: () => open(true) }] : [])
  if (!answers) return may ? null : <p>{texts.onlySales}</p>
  return (
    <>
      <Button look="filled" asksServer shortcut={queueKey('write')} onClick={() => open(true)}>
        {texts.reply}
      </Button>
      {isOpen && <AnswerRequestModal request={productRequest} what={request.subject} onClose={() => open(false)} />}
    </>
  )
}
