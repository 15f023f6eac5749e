import type { orderStream } from '#modules/ordering/events.ts'
import { addedDocumentLabel, orderDocumentLabels, uploadedDocumentLabels } from '#modules/ordering/order-states.ts'
import { requestedSubjects } from '#modules/ordering/terms/special-request.ts'
import type { DataByType } from '#platform/event.ts'
import { type EventDescription, listed, withNote } from '#platform/text/event-descriptions.ts'
import { count, dayWritten, dollars } from '#platform/text/formats.ts'
import { say, sayCounted } from '#platform/text/say.ts'

type Events = DataByType<typeof orderStream.events>

type TextsOf<Types extends keyof Events> = { readonly [Type in Types]: (data: Events[Type]) => EventDescription }

const documentsNamed = (documents: Events['OrderShipped']['documents']): string =>
  documents.map(({ type }) => orderDocumentLabels[type]).join(', ')

const requested = (document: string, note: string | null): EventDescription => ({
  what: say('requested the {0}', document),
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
    what: say('changed the items'),
    detail: say('{0}, {1} (excl. VAT)', sayCounted(lines.length, 'product', 'products'), dollars(total)),
  }),
  OrderAddressChanged: ({ addressType, address }) => ({
    what: addressType === 'SHIPPING' ? say('changed the shipping address') : say('changed the billing address'),
    detail: listed([address.name, address.city, address.countryName]),
  }),
  OrderContactChanged: ({ contact }) => ({
    what: contact ? say('changed the delivery contact') : say('removed the delivery contact'),
    detail: null,
  }),
  OrderShippingChanged: ({ shipping }) => ({
    what: say('changed the shipping method'),
    detail: listed([shipping.method, shipping.transportMode, shipping.destination]),
  }),
  OrderCertificatesChanged: ({ certificates }) => ({
    what: say('changed the certificates'),
    detail: listed(certificates),
  }),
  SpecialRequestChanged: ({ specialRequest }) => ({
    what: specialRequest ? say('changed the special request') : say('removed the special request'),
    detail: listed([...requestedSubjects(specialRequest), Boolean(specialRequest?.other) && say('in their own words')]),
  }),
  PurchaseOrderNumberChanged: ({ purchaseOrderNumber }) => ({
    what:
      purchaseOrderNumber === null ? say('removed the purchase order number') : say('set the purchase order number'),
    detail: purchaseOrderNumber,
  }),
  WishedDeliveryChanged: ({ wishedDelivery }) => ({
    what: wishedDelivery === null ? say('removed the wished delivery date') : say('set the wished delivery date'),
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
    what: say('requested a pre-payment'),
    detail: withNote(listed([dollars(amount), dueOn && say('due on {0}', dayWritten(dueOn))]), note),
  }),
  ImportLicenseRequested: ({ note }) => requested(say('import license'), note),
  PreinspectionRequested: ({ note }) => requested(say('pre-inspection document'), note),
  DocumentSubmitted: ({ type, filename, replaces }) => ({
    what: say(replaces === null ? 'sent the {0}' : 'replaced the {0}', uploadedDocumentLabels[type].toLowerCase()),
    detail: filename,
  }),
  DocumentApproved: ({ type }) => ({
    what: say('approved the {0}', uploadedDocumentLabels[type].toLowerCase()),
    detail: null,
  }),
  DocumentRejected: ({ type, reason }) => ({
    what: say('rejected the {0}', uploadedDocumentLabels[type].toLowerCase()),
    detail: reason,
  }),
  ProductionStarted: ({ readyOn }) => ({
    what: say('started the production'),
    detail: readyOn && say('Ready on {0}', dayWritten(readyOn)),
  }),
  ShippingDocumentsSent: ({ round, documents, note }) => ({
    what: round === 1 ? say('sent the shipping documents') : say('sent the shipping documents again'),
    detail: withNote(documentsNamed(documents), note),
  }),
  ShippingDocumentsApproved: () => ({ what: say('approved the shipping documents'), detail: null }),
  ShippingDocumentsRejected: ({ reason }) => ({ what: say('rejected the shipping documents'), detail: reason }),
  OrderShipped: ({ carrier, shippedOn, expectedOn }) => ({
    what: say('shipped the order'),
    detail: listed([
      carrier,
      say('on {0}', dayWritten(shippedOn)),
      expectedOn && say('expected on {0}', dayWritten(expectedOn)),
    ]),
  }),
  OrderDelivered: ({ deliveredOn, careCoinsEarned, cashBackCareCoins }) => {
    const earned = careCoinsEarned + cashBackCareCoins
    return {
      what: say('delivered the order'),
      detail: listed([`On ${dayWritten(deliveredOn)}`, earned > 0 && say('{0} CareCoins earned', count(earned))]),
    }
  },
  OrderBilled: ({ invoiceNumber, dueOn }) => ({
    what: say('billed the order'),
    detail: listed([say('Invoice {0}', invoiceNumber), dueOn && say('due on {0}', dayWritten(dueOn))]),
  }),
  OrderHeld: ({ labelIssueId, reason }) => ({
    what: labelIssueId === null ? say('put the order on hold') : say('put the order on hold for a label issue'),
    detail: reason,
  }),
  OrderReleased: ({ labelIssueId, note }) => ({
    what: labelIssueId === null ? say('released the order') : say('released the order from a label issue'),
    detail: note,
  }),
  OrderDocumentAdded: ({ type, name }) => ({ what: say('added a document'), detail: addedDocumentLabel(type, name) }),
  TrackingNumberSet: ({ carrier, number }) => ({
    what: say('set the tracking number'),
    detail: listed([carrier, number]),
  }),
  LotNumbersSet: ({ lots }) => ({
    what: say('set the lot numbers'),
    detail: listed(lots.flatMap(({ numbers }) => numbers)),
  }),
  MessageWritten: () => ({ what: say('wrote a message'), detail: null }),
  NoteWritten: () => ({ what: say('wrote an internal note'), detail: null }),
}
