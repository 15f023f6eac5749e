import { beforeAll, expect, test } from 'vitest'

import { countCareCoins } from '#modules/loyalty/contract.ts'
import { listNotifications, markAllNotificationsRead } from '#modules/notifications/contract.ts'
import { listOrders, showOrder, showOrderHistory } from '#modules/ordering/contract.ts'
import { cancelOrderByStaff, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import * as documents from '#modules/ordering/fulfilment/documents-contract.ts'
import * as office from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import type { Day } from '#platform/event.ts'
import type { Endpoint, Input } from '#platform/http/endpoint.ts'
import { percent } from '#platform/money.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { calling } from '#tests/whole/every-endpoint.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

import { confirmedOrder } from './confirmed-order.ts'

type Person = { readonly jwt: string }

/** Orders from placing to billing. Comes before other invoices: this one is the first of its year. */
export const orderLife = (begin: Begin) => {
  let whole: Whole
  let operations: Person
  let quality: Person
  const done = <E extends Endpoint>(endpoint: E, input: Input<E>, who: Person) => whole.world.done(endpoint, input, who)
  const read = (endpoint: Endpoint, input: Record<string, unknown>, who: Person) =>
    calling(whole)(endpoint, input, who.jwt)
  const today = () => new Date().toISOString().slice(0, 10) as Day

  beforeAll(async () => {
    whole = await begin()
    operations = await whole.world.person('Otto', 'OPERATIONS', null)
    quality = await whole.world.person('Quinn', 'QUALITY', null)
  })

  const submitted = async (id: OrderId, type: UploadedDocumentType, name = 'paper.pdf') => {
    const { buyer } = whole.andina
    const file = await uploadedBy(whole.portal)(buyer.jwt, 'orders', name)
    return (await done(documents.submitDocument, { orderId: id, type, file }, buyer)).file
  }
  const attachedOf = async (path: string) =>
    (
      await whole.portal.owner.query('select attached_at is not null as attached from files.file where path = $1', [
        path,
      ])
    ).rows
  const approvedNow = async (id: OrderId, type: UploadedDocumentType, by = operations) =>
    done(office.reviewDocument, { id, documentId: (await submitted(id, type)).id, decision: 'APPROVED' }, by)

  test('an order goes its whole way through every status, and both sides see it go', async () => {
    const { buyer, reader, distributorId } = whole.andina
    const before = await done(countCareCoins, {}, buyer)
    const seen: string[] = []
    const look = async (id: OrderId) => {
      const detail = await done(showOrder, { id }, reader)
      const [first] = await done(listOrders, { page: 1 }, reader)
      expect(first?.status).toBe(detail.status)
      seen.push(detail.status)
      return detail
    }

    const { id, num } = await confirmedOrder(whole)
    await look(id)
    await done(office.requestPrepayment, { id, percent: percent(50), note: 'Half of it' }, operations)
    const requested = await look(id)
    expect(requested.prepayment).toMatchObject({ amount: Math.round((requested.grandTotal ?? 0) / 2), dueOn: null })
    expect(requested.documentRequest).toMatchObject({ type: 'PROOF_OF_PREPAYMENT', note: 'Half of it' })
    expect((await read(documents.downloadProforma, { id }, reader)).text).toContain('Proforma invoice')

    const first = await submitted(id, 'PROOF_OF_PREPAYMENT', 'first.pdf')
    const second = await submitted(id, 'PROOF_OF_PREPAYMENT', 'second.pdf')
    const rejection = { id, documentId: second.id, decision: 'REJECTED', reason: 'The amount is missing' } as const
    const stale = await whole.portal.call(office.reviewDocument, { ...rejection, documentId: first.id }, operations)
    expect(stale.status).toBe(409)
    await done(office.reviewDocument, rejection, operations)
    await approvedNow(id, 'PROOF_OF_PREPAYMENT')
    const paid = await done(showOrder, { id }, reader)
    expect(paid.submittedDocuments.map(({ name, state, reason }) => [name, state, reason])).toEqual([
      ['first.pdf', 'REPLACED', null],
      ['second.pdf', 'REJECTED', 'The amount is missing'],
      ['paper.pdf', 'APPROVED', null],
    ])

    await done(office.requestImportLicense, { id }, operations)
    await look(id)
    await approvedNow(id, 'LICENSE_DOCUMENT', quality)
    await done(office.startProduction, { id, readyOn: today() }, operations)
    await look(id)

    const license = await uploadedBy(whole.portal)(operations.jwt, 'orders', 'license.pdf')
    const drafts = [
      { type: 'COMMERCIAL_INVOICE' },
      { type: 'PACKING_SLIP' },
      { type: 'IMPORT_LICENSE', file: license },
    ] as const
    await done(office.sendShippingDocuments, { id, documents: drafts }, operations)
    const pending = await look(id)
    expect(pending.statusData).toMatchObject({ choice: true, linkText: 'Pending Approval of the docs' })
    expect(pending.documentStatus).toBe('RECEIVED')
    const sent = pending.shippingDrafts[0]?.documents ?? []
    for (const { id: documentId, type } of sent) {
      const { status, text } = await read(documents.downloadDocument, { id, documentId }, reader)
      expect(status).toBe(200)
      if (type === 'COMMERCIAL_INVOICE') expect(text).toContain('Commercial invoice')
      if (type === 'PACKING_SLIP') expect(text).toContain('Packing slip')
      expect((await read(documents.downloadDocument, { id, documentId }, whole.nordmed.buyer)).status).toBe(404)
    }
    const review = (fields: Input<typeof changeOrder>['fields']) => done(changeOrder, { orderId: id, fields }, buyer)
    await review({ documentStatus: 'REJECTED', reason: 'The consignee is wrong' })
    expect(await done(showOrder, { id }, reader)).toMatchObject({ status: 'IN_PRODUCTION', documentStatus: 'REJECTED' })
    await done(office.sendShippingDocuments, { id, documents: drafts.slice(0, 2) }, operations)
    await review({ documentStatus: 'APPROVED' })
    const agreed = await done(showOrder, { id }, reader)
    expect(agreed.documentStatus).toBe('APPROVED')
    expect(agreed.orderDocuments.map(({ label }) => label)).toEqual([
      'Sales quote',
      'Commercial invoice',
      'Packing slip',
    ])

    // Ten of one type in a minute, which no order lives through outside of a test, would be one entry.
    await whole.portal.settle()
    await done(markAllNotificationsRead, {}, reader)
    await done(office.holdOrder, { id, reason: 'SECRET-REASON of quality' }, quality)
    expect((await done(showOrder, { id }, reader)).held).toBe(true)
    const refused = await whole.portal.call(office.requestPreinspection, { id }, operations)
    expect(refused.problem.error).toBe('This order is on hold. It must be released first.')
    await done(office.releaseOrder, { id, note: 'SECRET-NOTE of quality' }, quality)
    await done(office.requestPreinspection, { id }, operations)
    await look(id)
    await approvedNow(id, 'PREINSPECTION', quality)

    const shipment = { id, carrier: 'Blue Line', trackingUrl: 'https://track.example/7', shippedOn: today() }
    await done(office.shipOrder, { ...shipment, documents: [{ type: 'PACKING_SLIP' }] }, operations)
    expect((await look(id)).tracking).toMatchObject({ carrier: 'Blue Line', trackingUrl: 'https://track.example/7' })
    await done(office.deliverOrder, { id, deliveredOn: today() }, operations)
    expect(await look(id)).toMatchObject({ deliveryDate: today(), earned: { careCoins: 20, cashBack: 0 } })
    const after = await done(countCareCoins, {}, buyer)
    expect(after.data.balance - before.data.balance).toBe(20 - 10)
    const file = await uploadedBy(whole.portal)(operations.jwt, 'orders', 'bill.pdf')
    const late = await whole.portal.call(office.billOrder, { id, dueOn: '2020-01-01' as Day, file }, operations)
    expect(late.problem.errors).toEqual({ dueOn: 'The due date is in the past' })
    expect(await attachedOf(file)).toEqual([{ attached: false }])
    await done(office.billOrder, { id, dueOn: today() }, operations)
    const { invoice } = await look(id)
    const year = new Date().getUTCFullYear()
    expect(invoice).toMatchObject({ number: `INV-${year}-000001`, name: `INV-${year}-000001.pdf` })
    const bill = await read(documents.downloadInvoice, { id }, reader)
    expect(bill.text).toContain(`Invoice INV-${year}-000001`)
    expect(bill.text).toContain('Amount due')
    const { headers } = await whole.portal.call(documents.downloadInvoice, { id }, buyer)
    expect(headers['content-disposition']).toContain(`INV-${year}-000001.pdf`)
    expect((await read(documents.downloadInvoice, { id }, whole.nordmed.buyer)).status).toBe(404)

    const another = await confirmedOrder(whole)
    await done(cancelOrderByStaff, { id: another.id, reason: 'Out of stock' }, operations)
    await look(another.id)
    expect(seen).toEqual([
      'CONFIRMED',
      'WAITING_FOR_PREPAYMENT',
      'IMPORT_LICENSE_DOCUMENT_REQUIRED',
      'IN_PRODUCTION',
      'PENDING_APPROVAL',
      'WAITING_FOR_PREINSPECTION',
      'SHIPPED',
      'DELIVERED',
      'BILLED',
      'CANCELLED',
    ])

    await whole.portal.settle()
    const notified = (await done(listNotifications, { pageSize: 100 }, reader)).filter(({ content }) =>
      content.includes(num),
    )
    expect(notified.map(({ title }) => title).toReversed()).toEqual([
      'New quote',
      'Order confirmed',
      'Waiting for pre-payment',
      'Document rejected',
      'Document approved',
      'Import license required',
      'Document approved',
      'In production',
      'Documents to approve',
      'Documents to approve',
      'Order on hold',
      'Order released',
      'Waiting for pre-inspection',
      'Document approved',
      'Order shipped',
      'Order delivered',
      'New invoice',
    ])
    const desk = (await done(listNotifications, { pageSize: 100 }, operations)).filter(({ content }) =>
      content.includes(num),
    )
    expect(desk.map(({ title }) => title).toReversed()).toEqual([
      'Order confirmed',
      'Document submitted',
      'Document submitted',
      'Document submitted',
      'Document submitted',
      'Document rejected',
      'Document approved',
      'Document submitted',
    ])
    const theirs = await read(listNotifications, { pageSize: 100 }, whole.nordmed.buyer)
    expect(theirs.text).not.toContain(num)
    expect(distributorId).not.toBe(whole.nordmed.distributorId)

    const calm = await done(showOrderHistory, { id }, reader)
    expect(calm.length).toBeGreaterThan(20)
    for (const answer of [calm, await done(showOrder, { id }, reader)])
      expect(JSON.stringify(answer)).not.toContain('SECRET-')
    const { history } = await done(showOfficeOrder, { id }, quality)
    expect(JSON.stringify(history)).toContain('SECRET-REASON')
  })
}
