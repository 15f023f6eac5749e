import {
  type Icon,
  IconBell,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconCoin,
  IconFileCheck,
  IconFileInvoice,
  IconFileUpload,
  IconFileX,
  IconHistory,
  IconLock,
  IconLockOpen,
  IconMapPin,
  IconMessage,
  IconNote,
  IconPackage,
  IconPencil,
  IconReceipt,
  IconReceiptOff,
  IconSend,
  IconShoppingBag,
  IconTruckDelivery,
} from '@tabler/icons-react'

import { type OrderEventType, shownEvents } from '#modules/ordering/history/event-texts.ts'

type IconName = (typeof shownEvents)[OrderEventType]['icon']

const icons: Readonly<Record<IconName, Icon>> = {
  bell: IconBell,
  'circle-check': IconCircleCheck,
  'circle-x': IconCircleX,
  clock: IconClock,
  coin: IconCoin,
  'file-check': IconFileCheck,
  'file-invoice': IconFileInvoice,
  'file-upload': IconFileUpload,
  'file-x': IconFileX,
  lock: IconLock,
  'lock-open': IconLockOpen,
  'map-pin': IconMapPin,
  message: IconMessage,
  note: IconNote,
  package: IconPackage,
  pencil: IconPencil,
  receipt: IconReceipt,
  'receipt-off': IconReceiptOff,
  send: IconSend,
  'shopping-bag': IconShoppingBag,
  'truck-delivery': IconTruckDelivery,
}

const isKnown = (type: string): type is OrderEventType => type in shownEvents

/** The icon of what happened to an order. A page from before a release may get event types that are newer than itself. */
export const historyIcon = (type: string): Icon => (isKnown(type) ? icons[shownEvents[type].icon] : IconHistory)
