import { IconReceipt, IconTruck } from '@tabler/icons-react'
import { Timeline } from '#web/ui/lists/Timeline.tsx'

/** A timeline with what just happened on top. */
export const GalleryActivity = () => (
  <Timeline
    label="Activity"
    next="Next: you confirm the order, then we start production."
    entries={[
      {
        id: '1',
        tone: 'moving',
        icon: <IconReceipt size={16} stroke={1.8} />,
        who: 'Lucie Martin',
        what: 'sent the quote',
        detail: 'Freight $1 860.00 added.',
        at: '2026-11-20T09:12:00Z',
        fresh: true,
      },
      {
        id: '2',
        tone: 'provider',
        icon: <IconTruck size={16} stroke={1.8} />,
        who: 'Amina Odhiambo',
        what: 'placed the order',
        at: '2026-11-18T16:31:00Z',
      },
    ]}
  />
)
