import { agreementTypeNames } from '#modules/agreements/agreement-names.ts'
import { listOfficeAgreements } from '#modules/agreements/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { agreementTexts, officeAgreementTexts as texts } from '#texts/agreements.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { type RowFilter, WholeList } from '#web/office/lists/WholeList.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { monthYear } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'

type OfCompany = { readonly distributor: { readonly id: string; readonly name: string } }

/** Agreements are narrowed to a company by the same address as their requests. */
const ofCompany: RowFilter<OfCompany> = {
  name: 'distributorId',
  label: texts.company,
  of: ({ distributor }) => distributor,
}

type SignedAgreement = Answer<typeof listOfficeAgreements>[number]

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

/** Those in force of all companies, with the versions that they replaced. */
export const SignedAgreements = () => (
  <WholeList
    list="agreements"
    title={texts.signed}
    thing={texts.agreement}
    read={useRead(listOfficeAgreements, {})}
    rowsOf={(agreements) => agreements}
    columns={columns}
    search={{
      label: texts.search,
      in: ({ distributor, productCode, countryName }) => [distributor.name, productCode, countryName],
    }}
    filters={[
      ofCompany,
      { name: 'type', label: agreementTexts.type, of: ({ type }) => ({ id: type, name: agreementTypeNames[type] }) },
    ]}
    rowKey={({ id }) => id}
    fingerprint={({ version }) => String(version)}
    folds={({ distributor, countryName }) => `${distributor.name}, ${countryName}`}
    none={texts.noAgreements}
  />
)
