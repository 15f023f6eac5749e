import { agreementTypeNames, agreementTypes } from '#modules/agreements/agreement-names.ts'
import { listOfficeAgreements } from '#modules/agreements/office-contract.ts'
import { agreementColumns } from '#modules/agreements/request-states.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { agreementTexts, officeAgreementTexts as texts } from '#texts/agreements.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { monthYear } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'

type SignedAgreement = Answer<typeof listOfficeAgreements>['rows'][number]

const columns: readonly Column<SignedAgreement>[] = [
  {
    id: 'company',
    header: texts.company,
    card: 'title',
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => <bdi>{distributor.name}</bdi>,
  },
  {
    id: 'agreement',
    header: agreementTexts.agreement,
    card: 'under',
    sort: ({ date }) => date,
    cell: ({ date }) => agreementTexts.signedIn(monthYear(date)),
  },
  {
    id: 'type',
    header: agreementTexts.type,
    sort: ({ type }) => agreementTypeNames[type],
    cell: ({ type }) => agreementTypeNames[type],
  },
  { id: 'codes', header: agreementTexts.codes, cell: ({ productCode }) => <CodeText value={productCode} /> },
  {
    id: 'country',
    header: agreementTexts.country,
    sort: ({ countryName }) => countryName,
    cell: ({ countryName }) => countryName,
  },
  { id: 'version', header: texts.version, align: 'end', cell: ({ version }) => version },
  {
    id: 'download',
    header: agreementTexts.download,
    cell: ({ type, countryName, date, download, replaced }) => {
      const name = `${agreementTypeNames[type]}, ${countryName}`
      return (
        <Stack gap={1}>
          <FileButton
            address={download}
            name={`${name}, ${date}.pdf`}
            label={name}
            named={agreementTexts.downloadNamed(agreementTypeNames[type], countryName)}
          >
            {agreementTexts.download}
          </FileButton>
          {replaced.map((former) => (
            <FileButton
              key={former.version}
              address={former.download}
              name={`${name}, ${former.date}.pdf`}
              label={name}
              named={`${name}, ${texts.versions(former.version)}`}
            >
              {texts.versions(former.version)}
            </FileButton>
          ))}
        </Stack>
      )
    },
  },
]

const types = agreementTypes.map((value) => ({ value, label: agreementTypeNames[value] }))

/** Those in force of all companies, with the versions that they replaced. */
export const SignedAgreements = () => (
  <PagedList
    list="agreements"
    title={texts.signed}
    thing={texts.agreement}
    endpoint={listOfficeAgreements}
    columns={columns}
    sorts={agreementColumns}
    search={texts.search}
    filters={[
      { name: 'distributorId', label: texts.company },
      { name: 'type', label: agreementTexts.type, choices: types },
    ]}
    rowKey={({ id }) => id}
    fingerprint={({ version }) => String(version)}
    folds={({ distributor, countryName }) => `${distributor.name}, ${countryName}`}
    none={texts.noAgreements}
  />
)
