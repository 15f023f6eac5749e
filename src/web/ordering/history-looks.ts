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

import type { HistoryEntry } from '#modules/ordering/contract.ts'
import type { Tone } from '#web/ui/StatusPill.tsx'

const icons: Readonly<Record<string, Icon>> = {
  OrderPlaced: IconShoppingBag,
  QuoteDueReminded: IconBell,
  QuoteFellOverdue: IconClock,
  QuoteIssued: IconReceipt,
  QuoteWithdrawn: IconReceiptOff,
  ConfirmationReminded: IconClock,
  QuoteApproved: IconCircleCheck,
  QuoteRejected: IconCircleX,
  QuoteExpired: IconCircleX,
  OrderCancelled: IconCircleX,
  OrderItemsChanged: IconPencil,
  OrderAddressChanged: IconMapPin,
  OrderContactChanged: IconPencil,
  OrderShippingChanged: IconPencil,
  OrderCertificatesChanged: IconPencil,
  SpecialRequestChanged: IconPencil,
  PrepaymentRequested: IconCoin,
  ImportLicenseRequested: IconSend,
  PreinspectionRequested: IconSend,
  DocumentSubmitted: IconFileUpload,
  DocumentApproved: IconFileCheck,
  DocumentRejected: IconFileX,
  ProductionStarted: IconPackage,
  ShippingDocumentsSent: IconFileUpload,
  ShippingDocumentsApproved: IconFileCheck,
  ShippingDocumentsRejected: IconFileX,
  OrderShipped: IconTruckDelivery,
  OrderDelivered: IconCircleCheck,
  OrderBilled: IconFileInvoice,
  OrderHeld: IconLock,
  OrderReleased: IconLockOpen,
  MessageWritten: IconMessage,
  NoteWritten: IconNote,
}

/** The icon of what happened to an order, by the event's type. */
export const historyIcon = (type: string): Icon => icons[type] ?? IconHistory

/** By the actor's side: the distributor's people purple, the provider's cyan, the clock amber. */
export const historyTones: Readonly<Record<HistoryEntry['side'], Tone>> = {
  distributor: 'provider',
  provider: 'moving',
  system: 'you',
}
