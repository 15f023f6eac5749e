import type { orderStream } from '#modules/ordering/events.ts'
import { addedDocumentLabel, orderDocumentLabels, uploadedDocumentLabels } from '#modules/ordering/order-states.ts'
import { requestedSubjects } from '#modules/ordering/terms/special-request.ts'
import type { DataByType } from '#platform/event.ts'
import { type EventDescription, listed, withNote } from '#platform/text/event-descriptions.ts'
import { count, counted, dayWritten, dollars } from '#platform/text/formats.ts'

type Events = DataByType<typeof orderStream.events>

type TextsOf<Types extends keyof Events> = { readonly [Type in Types]: (data: Events[Type]) => EventDescription }

const documentsNamed = (documents: Events['OrderShipped']['documents']): string =>
  documents.map(({ type }) => orderDocumentLabels[type]).join(', ')

const requested = (document: string, note: string | null): EventDescription => ({
  what: `requested the ${document}`,
  detail: note,
})

/** What a distributor changed. */
export const changeTexts: TextsOf<
  | 'OrderItemsChanged'
  | 'OrderAddressChanged'
  | 'OrderContactChanged'
  | 'OrderShippingChanged'
  | 'OrderCertificatesChanged'
  | 'SpecialRequestChanged'
  | 'PurchaseOrderNumberChanged'
  | 'WishedDeliveryChanged'
> = {
  OrderItemsChanged: ({ lines, total }) => ({
    what: 'changed the items',
    detail: `${counted(lines.length, 'product')}, ${dollars(total)} (excl. VAT)`,
  }),
  OrderAddressChanged: ({ addressType, address }) => ({
    what: addressType === 'SHIPPING' ? 'changed the shipping address' : 'changed the billing address',
    detail: listed([address.name, address.city, address.countryName]),
  }),
  OrderContactChanged: ({ contact }) => ({
    what: contact ? 'changed the delivery contact' : 'removed the delivery contact',
    detail: null,
  }),
  OrderShippingChanged: ({ shipping }) => ({
    what: 'changed the shipping method',
    detail: listed([shipping.method, shipping.transportMode, shipping.destination]),
  }),
  OrderCertificatesChanged: ({ certificates }) => ({
    what: 'changed the certificates',
    detail: listed(certificates),
  }),
  SpecialRequestChanged: ({ specialRequest }) => ({
    what: specialRequest ? 'changed the special request' : 'removed the special request',
    detail: listed([...requestedSubjects(specialRequest), Boolean(specialRequest?.other) && 'in their own words']),
  }),
  PurchaseOrderNumberChanged: ({ purchaseOrderNumber }) => ({
    what: purchaseOrderNumber === null ? 'removed the purchase order number' : 'set the purchase order number',
    detail: purchaseOrderNumber,
  }),
  WishedDeliveryChanged: ({ wishedDelivery }) => ({
    what: wishedDelivery === null ? 'removed the wished delivery date' : 'set the wished delivery date',
    detail: wishedDelivery && dayWritten(wishedDelivery),
  }),
}

/** What happens once an order is confirmed, and what people write about it. */
export const fulfilmentTexts: TextsOf<
  | 'PrepaymentRequested'
  | 'ImportLicenseRequested'
  | 'PreinspectionRequested'
  | 'DocumentSubmitted'
  | 'DocumentApproved'
  | 'DocumentRejected'
  | 'ProductionStarted'
  | 'ShippingDocumentsSent'
  | 'ShippingDocumentsApproved'
  | 'ShippingDocumentsRejected'
  | 'OrderShipped'
  | 'OrderDelivered'
  | 'OrderBilled'
  | 'OrderHeld'
  | 'OrderReleased'
  | 'OrderDocumentAdded'
  | 'TrackingNumberSet'
  | 'LotNumbersSet'
  | 'MessageWritten'
  | 'NoteWritten'
> = {
  PrepaymentRequested: ({ amount, dueOn, note }) => ({
    what: 'requested a pre-payment',
    detail: withNote(listed([dollars(amount), dueOn && `due on ${dayWritten(dueOn)}`]), note),
  }),
  ImportLicenseRequested: ({ note }) => requested('import license', note),
  PreinspectionRequested: ({ note }) => requested('pre-inspection document', note),
  DocumentSubmitted: ({ type, filename, replaces }) => ({
    what: `${replaces === null ? 'sent' : 'replaced'} the ${uploadedDocumentLabels[type].toLowerCase()}`,
    detail: filename,
  }),
  DocumentApproved: ({ type }) => ({
    what: `approved the ${uploadedDocumentLabels[type].toLowerCase()}`,
    detail: null,
  }),
  DocumentRejected: ({ type, reason }) => ({
    what: `rejected the ${uploadedDocumentLabels[type].toLowerCase()}`,
    detail: reason,
  }),
  ProductionStarted: ({ readyOn }) => ({
    what: 'started the production',
    detail: readyOn && `Ready on ${dayWritten(readyOn)}`,
  }),
  ShippingDocumentsSent: ({ round, documents, note }) => ({
    what: round === 1 ? 'sent the shipping documents' : 'sent the shipping documents again',
    detail: withNote(documentsNamed(documents), note),
  }),
  ShippingDocumentsApproved: () => ({ what: 'approved the shipping documents', detail: null }),
  ShippingDocumentsRejected: ({ reason }) => ({ what: 'rejected the shipping documents', detail: reason }),
  OrderShipped: ({ carrier, shippedOn, expectedOn }) => ({
    what: 'shipped the order',
    detail: listed([carrier, `on ${dayWritten(shippedOn)}`, expectedOn && `expected on ${dayWritten(expectedOn)}`]),
  }),
  OrderDelivered: ({ deliveredOn, careCoinsEarned, cashBackCareCoins }) => {
    const earned = careCoinsEarned + cashBackCareCoins
    return {
      what: 'delivered the order',
      detail: listed([`On ${dayWritten(deliveredOn)}`, earned > 0 && `${count(earned)} CareCoins earned`]),
    }
  },
  OrderBilled: ({ invoiceNumber, dueOn }) => ({
    what: 'billed the order',
    detail: listed([`Invoice ${invoiceNumber}`, dueOn && `due on ${dayWritten(dueOn)}`]),
  }),
  OrderHeld: ({ labelIssueId, reason }) => ({
    what: labelIssueId === null ? 'put the order on hold' : 'put the order on hold for a label issue',
    detail: reason,
  }),
  OrderReleased: ({ labelIssueId, note }) => ({
    what: labelIssueId === null ? 'released the order' : 'released the order from a label issue',
    detail: note,
  }),
  OrderDocumentAdded: ({ type, name }) => ({ what: 'added a document', detail: addedDocumentLabel(type, name) }),
  TrackingNumberSet: ({ carrier, number }) => ({ what: 'set the tracking number', detail: listed([carrier, number]) }),
  LotNumbersSet: ({ lots }) => ({
    what: 'set the lot numbers',
    detail: listed(lots.flatMap(({ numbers }) => numbers)),
  }),
  MessageWritten: () => ({ what: 'wrote a message', detail: null }),
  NoteWritten: () => ({ what: 'wrote an internal note', detail: null }),
}
