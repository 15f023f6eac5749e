import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'

import { agreementTypeNames } from '#modules/agreements/agreement-names.ts'
import {
  MOST_AGREEMENTS,
  type OfficeProduct,
  type OfficeRegistration,
} from '#modules/catalogue/products/product-office-contract.ts'
import { registrationStatuses } from '#modules/catalogue/registrations/registration-status.ts'
import { labelKindTexts } from '#texts/labels.ts'
import { registrationTexts as texts } from '#texts/registrations.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { priceAndDiscount } from '#web/office/prices/price-looks.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { day, percent } from '#web/ui/figures/format.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { AddCountryModal } from './AddCountryModal.tsx'
import { LabelModal } from './LabelModal.tsx'
import { PriceModal } from './PriceModal.tsx'
import { RegistrationHistory } from './RegistrationHistory.tsx'
import { StatusModal } from './StatusModal.tsx'

type Row = OfficeRegistration
const { columns: heads } = texts
const modals = { status: StatusModal, price: PriceModal, label: LabelModal, history: RegistrationHistory }
type OpenModal = { readonly what: keyof typeof modals; readonly id: Row['id'] }

const columns: readonly Column<Row>[] = [
  { id: 'country', header: heads.country, card: 'title', cell: ({ country }) => country.name },
  {
    id: 'status',
    header: heads.status,
    card: 'full',
    cell: ({ status, notOrderable }) => (
      <>
        <StatusPill tone={notOrderable === null ? 'done' : 'closed'}>{registrationStatuses[status].label}</StatusPill>
        {notOrderable && <small> {texts.distributorsRead(notOrderable)}</small>}
      </>
    ),
  },
  {
    id: 'price',
    header: heads.price,
    align: 'end',
    cell: ({ price, scheduled }) => (
      <>
        {price === null ? texts.noPrice : <Money cents={price} />}
        {scheduled.map((then) => (
          <small key={then.effectiveOn}>
            <br />
            {texts.scheduledFrom(day(then.effectiveOn), priceAndDiscount(then))}
          </small>
        ))}
      </>
    ),
  },
  {
    id: 'discount',
    header: heads.discount,
    align: 'end',
    cell: ({ price, discount }) => (price === null ? '—' : percent(discount)),
  },
  {
    id: 'effective',
    header: heads.effective,
    align: 'end',
    cell: ({ effectivePrice }) => (effectivePrice === null ? '—' : <Money cents={effectivePrice} />),
  },
  {
    id: 'labels',
    header: heads.labels,
    cell: ({ labels }) =>
      labels.length === 0 ? (
        texts.proof
      ) : (
        <ul role="list">
          {labels.map(({ id, kind, code, file }) => (
            <li key={id}>
              <FileButton address={file} name={`${code}.pdf`} label={`${labelKindTexts[kind]}, ${code}`}>
                <CodeText value={code} />
              </FileButton>
            </li>
          ))}
        </ul>
      ),
  },
  {
    id: 'agreements',
    header: heads.agreements,
    cell: ({ agreements }) =>
      agreements.length === 0 ? (
        texts.proof
      ) : (
        <ul role="list">
          {agreements.map(({ id, distributor, type, document }) => (
            <li key={id}>
              <FileButton address={document} name={`${distributor}.pdf`} label={agreementTypeNames[type]}>
                <bdi>{distributor}</bdi>, {agreementTypeNames[type]}
              </FileButton>
            </li>
          ))}
          {agreements.length === MOST_AGREEMENTS && <li>{texts.latestAgreements(MOST_AGREEMENTS)}</li>}
        </ul>
      ),
  },
]

/** A product in its countries, each with what can be done there. */
export const Registrations = ({ product, manages }: { product: OfficeProduct; manages: boolean }) => {
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<OpenModal | null>(null)
  const shown = product.registrations.find(({ id }) => id === opened?.id)
  const Modal = opened && modals[opened.what]
  const actions: Column<Row> = {
    id: 'actions',
    header: heads.actions,
    hiddenHeader: true,
    card: 'actions',
    cell: ({ id, country }) => {
      const opens = (what: OpenModal['what'], label: string) => ({ label, run: () => setOpened({ what, id }) })
      return (
        <ActionMenu
          label={texts.actions}
          about={country.name}
          actions={[
            ...(manages
              ? [opens('status', texts.setStatus), opens('price', texts.setPrice), opens('label', texts.addLabel)]
              : []),
            opens('history', texts.showHistory),
          ]}
        />
      )
    },
  }
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      flush
      aside={
        manages && (
          <Button
            size="small"
            asksServer
            icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <DataTable
        caption={texts.title}
        columns={[...columns, actions]}
        rows={product.registrations}
        rowKey={({ id }) => id}
        fingerprint={({ status, price, discount, labels, scheduled }) =>
          `${status} ${price} ${discount} ${labels.length} ${scheduled.length}`
        }
        says={({ country, status }) => texts.says(country.name, registrationStatuses[status].label)}
        folds={({ country }) => country.name}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
      {isAdding && <AddCountryModal product={product} onClose={() => setAdding(false)} />}
      {Modal && shown && <Modal registration={shown} onClose={() => setOpened(null)} />}
    </Section>
  )
}
