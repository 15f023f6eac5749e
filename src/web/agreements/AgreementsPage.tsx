import { IconWritingSign } from '@tabler/icons-react'
import { millisecondsInHour } from 'date-fns/constants'
import { useState } from 'react'
import { agreementTypeNames } from '#modules/agreements/agreement-names.ts'
import {
  type Agreement,
  type AgreementRequest,
  listAgreementRequests,
  listAgreements,
  requestAgreement,
} from '#modules/agreements/contract.ts'
import { listCountries } from '#modules/catalogue/contract.ts'
import type { CountryId } from '#modules/catalogue/events.ts'
import { initial } from '#platform/typed.ts'
import { agreementRequestTexts, agreementTexts as texts } from '#texts/agreements.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { useModalForm } from '#web/api/form.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showProblem } from '#web/ui/dialogs/messages.ts'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { monthYear } from '#web/ui/figures/format.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { RequestPill } from './RequestPill.tsx'

/** Requests agreements, one for each country. */
const RequestAccessModal = ({ onClose }: { onClose: () => void }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const form = useModalForm(requestAgreement, {
    defaults: { countriesIds: initial<CountryId[]>([]) },
    rules: ({ countriesIds }) => ({ countriesIds: countriesIds.length === 0 ? agreementRequestTexts.missing : null }),
    input: ({ countriesIds }) => ({ countriesIds }),
    onClose,
    says: () => agreementRequestTexts.sent,
    onProblem: () => {
      showProblem(agreementRequestTexts.failed)
      return true
    },
  })
  return (
    <FormModal
      title={agreementRequestTexts.title}
      labels={agreementRequestTexts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{agreementRequestTexts.what}</p>
      <MultiSelectField
        label={agreementRequestTexts.countries}
        required
        choices={countries
          .filter(({ code }) => code !== 'ANY_COUNTRY')
          .map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('countriesIds')}
      />
    </FormModal>
  )
}

/** A version as a row: the one in force, or one that was replaced. */
type Row = Pick<Agreement, 'id' | 'type' | 'countryName' | 'version' | 'date' | 'productCode' | 'download'> & {
  readonly replacedOn?: string
}

const signedIn = ({ date, replacedOn }: Row): string => {
  const signed = texts.signedIn(monthYear(date))
  return replacedOn ? texts.replacedIn(signed, monthYear(replacedOn)) : signed
}

const columns: readonly Column<Row>[] = [
  { id: 'agreement', header: texts.agreement, card: 'title', sort: ({ date }) => date, cell: signedIn },
  {
    id: 'type',
    header: texts.type,
    card: 'under',
    sort: ({ type }) => agreementTypeNames[type],
    cell: ({ type }) => agreementTypeNames[type],
  },
  { id: 'codes', header: texts.codes, cell: ({ productCode }) => <CodeText value={productCode} /> },
  {
    id: 'country',
    header: texts.country,
    sort: ({ countryName }) => countryName,
    cell: ({ countryName }) => countryName,
  },
  {
    id: 'download',
    header: texts.download,
    cell: ({ type, countryName, download, date }) => (
      <FileButton
        address={download}
        name={`${agreementTypeNames[type]}, ${countryName}, ${date}.pdf`}
        label={agreementTypeNames[type]}
        named={texts.downloadNamed(agreementTypeNames[type], countryName)}
      >
        {texts.download}
      </FileButton>
    ),
  },
]

const requestColumns: readonly Column<AgreementRequest>[] = [
  { id: 'country', header: texts.country, card: 'title', cell: ({ country }) => country.name },
  { id: 'requested', header: texts.requested, cell: ({ requestedAt }) => <DateText at={requestedAt} /> },
  { id: 'state', header: texts.state, card: 'aside', cell: ({ state }) => <RequestPill state={state} /> },
  { id: 'answer', header: texts.answer, cell: ({ answer }) => (answer === null ? '—' : <bdi>{answer}</bdi>) },
]

const rowKey = ({ id, version }: Row) => `${id} ${version}`

/** What the company has signed, and the agreements that it requested. */
export default function AgreementsPage() {
  const { data: me } = useMe()
  useTopics(me?.distributor ? `agreements:${me.distributor.id}` : null)
  const mayRequest = useMay()('agreements.request')
  const read = useRead(listAgreements, {})
  const requests = useRead(listAgreementRequests, {})
  const [isAsking, setAsking] = useState(false)
  const former = (read.data ?? []).flatMap(({ replaced, ...agreement }) =>
    replaced.map((version) => ({ ...agreement, ...version })),
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            {mayRequest && (
              <Button
                look="filled"
                icon={<IconWritingSign size={16} stroke={1.8} aria-hidden />}
                asksServer
                onClick={() => setAsking(true)}
              >
                {texts.request}
              </Button>
            )}
          </>
        }
      />
      <Loading
        read={read}
        skeleton={
          <Card flush>
            <Skeleton lines={5} height={38} />
          </Card>
        }
      >
        {(agreements) => (
          <Stack>
            <Card flush>
              <DataTable<Row>
                caption={texts.title}
                columns={columns}
                rows={agreements}
                rowKey={({ id }) => id}
                fingerprint={({ version }) => String(version)}
                empty={<EmptyState art={<EmptyArt area="documents" />}>{texts.empty}</EmptyState>}
              />
            </Card>
            {(requests.data ?? []).length > 0 && (
              <Section title={texts.requests} lead={texts.requestsLead} flush>
                <DataTable
                  caption={texts.requests}
                  columns={requestColumns}
                  rows={requests.data ?? []}
                  rowKey={({ country }) => country.id}
                  fingerprint={({ state, requestedAt }) => `${state} ${requestedAt}`}
                  says={({ country }) => texts.changed(country.name)}
                />
              </Section>
            )}
            {!requests.isPending && former.length > 0 && (
              <Section title={texts.replaced} lead={texts.replacedLead} flush>
                <DataTable<Row> caption={texts.replaced} columns={columns} rows={former} rowKey={rowKey} />
              </Section>
            )}
          </Stack>
        )}
      </Loading>
      {isAsking && <RequestAccessModal onClose={() => setAsking(false)} />}
    </>
  )
}
