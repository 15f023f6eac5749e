import { IconCoin, IconFlag, IconTag, IconWorld } from '@tabler/icons-react'

import {
  type OfficeRegistration,
  showRegistrationHistory,
} from '#modules/catalogue/products/product-office-contract.ts'
import { registrationTexts as texts } from '#texts/registrations.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { Timeline } from '#web/ui/lists/Timeline.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

const icons: Readonly<Record<string, typeof IconTag>> = {
  ProductRegistered: IconWorld,
  RegistrationStatusChanged: IconFlag,
  LabelPublished: IconTag,
}

/** All that happened to a product in a country, the latest first. */
export const RegistrationHistory = ({
  registration: { id, country },
  onClose,
}: {
  registration: OfficeRegistration
  onClose: () => void
}) => {
  const read = useRead(showRegistrationHistory, { id })
  const title = texts.history(country.name)
  return (
    <Modal
      opened
      width="chooser"
      title={title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Loading read={read} skeleton={<Skeleton lines={4} height={48} />}>
        {(entries) => (
          <Timeline
            label={title}
            entries={entries.map(({ position, type, at, who, what, detail }) => {
              const Icon = icons[type] ?? IconCoin
              return {
                ...{ at, who, what, detail },
                id: String(position),
                tone: 'moving',
                icon: <Icon size={16} stroke={1.6} aria-hidden />,
              }
            })}
          />
        )}
      </Loading>
    </Modal>
  )
}
