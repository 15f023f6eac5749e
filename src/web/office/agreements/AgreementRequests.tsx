import { useState } from 'react'
import { listOfficeAgreementRequests, takeAgreementRequest } from '#modules/agreements/office-contract.ts'
import { agreementTexts, officeAgreementTexts as texts } from '#texts/agreements.ts'
import { RequestPill } from '#web/agreements/RequestPill.tsx'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { WholeList } from '#web/office/lists/WholeList.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Since } from '#web/ui/figures/Since.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { AnswerAgreementModal, type OfficeAgreementRequest } from './AnswerAgreementModal.tsx'
import { ofCompany } from './agreement-filters.ts'

const columns: readonly Column<OfficeAgreementRequest>[] = [
  {
    id: 'company',
    header: texts.company,
    card: 'title',
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => <bdi>{distributor.name}</bdi>,
  },
  {
    id: 'country',
    header: agreementTexts.country,
    card: 'under',
    sort: ({ country }) => country.name,
    cell: ({ country }) => country.name,
  },
  {
    id: 'by',
    header: texts.by,
    sort: ({ requestedBy }) => requestedBy,
    cell: ({ requestedBy }) => <bdi>{requestedBy}</bdi>,
  },
  {
    id: 'since',
    header: texts.since,
    sort: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <Since at={requestedAt} />,
  },
  {
    id: 'state',
    header: agreementTexts.state,
    card: 'beside',
    sort: ({ state }) => agreementTexts.states[state],
    cell: ({ state }) => <RequestPill state={state} />,
    text: ({ state }) => agreementTexts.states[state],
  },
  {
    id: 'answer',
    header: agreementTexts.answer,
    cell: ({ answer }) => (answer === null ? '—' : <bdi>{answer}</bdi>),
  },
]

/** Open requests first, the longest waiting on top. */
export const AgreementRequests = () => {
  const mayManage = useMay()('office.agreements.manage')
  const [answering, setAnswering] = useState<OfficeAgreementRequest | null>(null)
  return (
    <>
      <WholeList
        list="agreement-requests"
        title={texts.requests}
        thing={texts.request}
        read={useRead(listOfficeAgreementRequests, {})}
        rowsOf={(requests) => requests}
        columns={columns}
        actions={mayManage ? actions(setAnswering) : undefined}
        search={{
          label: texts.searchRequests,
          in: ({ distributor, country, requestedBy, answer }) => [
            distributor.name,
            country.name,
            requestedBy,
            answer ?? '',
          ],
        }}
        states={{ name: 'state', label: texts.views, names: agreementTexts.states, of: ({ state }) => state }}
        filters={[ofCompany]}
        rowKey={({ distributor, country }) => `${distributor.id} ${country.id}`}
        fingerprint={({ state, requestedAt }) => `${state} ${requestedAt}`}
        says={({ distributor, country }) => texts.changed(distributor.name, country.name)}
        folds={({ distributor, country }) => `${distributor.name}, ${country.name}`}
        none={texts.noRequests}
      />
      {answering && <AnswerAgreementModal request={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

const actions = (answer: (request: OfficeAgreementRequest) => void): Column<OfficeAgreementRequest> => ({
  id: 'actions',
  header: texts.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (request) => <Steps request={request} onAnswer={() => answer(request)} />,
})

const Steps = ({ request, onAnswer }: { request: OfficeAgreementRequest; onAnswer: () => void }) => {
  const { distributor, country, state } = request
  const take = useCommand(takeAgreementRequest, { onDone: () => showSuccess(texts.taken(distributor.name)) })
  if (state === 'SIGNED' || state === 'REFUSED') return null
  return (
    <Row gap={2} justify="end">
      {state === 'SENT' && (
        <Button
          size="small"
          look="soft"
          busy={take.busy}
          aria-label={texts.takeNamed(distributor.name, country.name)}
          onClick={() => void take.send({ distributorId: distributor.id, countryId: country.id })}
        >
          {texts.take}
        </Button>
      )}
      <Button
        size="small"
        look="soft"
        asksServer
        aria-label={texts.answerNamed(distributor.name, country.name)}
        onClick={onAnswer}
      >
        {texts.answer}
      </Button>
    </Row>
  )
}
