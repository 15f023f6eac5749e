import { beforeAll, expect, test } from 'vitest'

import { showOrderHistory } from '#modules/ordering/contract.ts'
import { countOfficeWork, listDocumentsToReview, listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { previewShippingDocument, submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { holdOrder, releaseOrder, reviewDocument } from '#modules/ordering/fulfilment/fulfilment-contract.ts'

import { uploadedBy } from '#tests/uploads.ts'

import { calling, recorded } from '#tests/whole/every-endpoint.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

/** The review of documents. Comes first: the documents of both companies wait as they were sent. */
export const documentReview = (begin: Begin) => {
  let whole: Whole
  let operations: { readonly jwt: string }
  let quality: { readonly jwt: string }
  beforeAll(async () => {
    whole = await begin()
    operations = await whole.world.person('Olga', 'OPERATIONS', null)
    quality = await whole.world.person('Quirin', 'QUALITY', null)
  })

  const queue = () => whole.world.done(listDocumentsToReview, {}, operations)
  const needing = async (needs: 'held' | 'review') =>
    (await whole.world.done(listOfficeOrders, { needs }, operations)).orders.map(({ id }) => id as string)

  test('documents of every company wait, the oldest first, until they are reviewed; the counts follow', async () => {
    const { andina, nordmed, world } = whole
    const waiting = await queue()
    expect(waiting.map(({ documentId }) => documentId)).toEqual([andina.documentId, nordmed.documentId])
    expect(waiting[0]).toMatchObject({
      orderId: andina.paidOrderId,
      type: 'PROOF_OF_PREPAYMENT',
      label: 'Proof of pre-payment',
      held: false,
    })
    expect((await needing('review')).toSorted()).toEqual([andina.paidOrderId, nordmed.paidOrderId].toSorted())
    expect((await world.done(countOfficeWork, {}, operations)).documents).toBe(2)
    expect((await queue()).length, 'the menu counts what the queue holds').toBe(2)

    const rejection = { id: andina.paidOrderId as never, documentId: andina.documentId, decision: 'REJECTED' } as const
    await world.done(reviewDocument, { ...rejection, reason: 'The amount is missing' }, quality)
    expect((await queue()).map(({ documentId }) => documentId)).toEqual([nordmed.documentId])
    expect(await needing('review')).toEqual([nordmed.paidOrderId])
    expect((await world.done(countOfficeWork, {}, operations)).documents).toBe(1)
  })

  test('the history of both sides names a document as its sender named it', async () => {
    const { andina, world } = whole
    const id = andina.paidOrderId as never
    const sent = ({ type }: { readonly type: string }) => type === 'DocumentSubmitted'
    const { history } = await world.done(showOfficeOrder, { id }, quality)
    for (const steps of [await world.done(showOrderHistory, { id }, andina.buyer), history])
      expect(steps.filter(sent).map(({ detail }) => detail)).toEqual([expect.stringMatching(/^[\w -]+\.pdf$/)])
  })

  test('an order on hold is marked in the queue and found by the filter of orders on hold', async () => {
    const { nordmed, world } = whole
    const id = nordmed.paidOrderId as never
    await world.done(holdOrder, { id, reason: 'The label is under review' }, quality)
    expect((await queue()).find(({ orderId }) => orderId === id)?.held).toBe(true)
    expect(await needing('held')).toEqual([id])
    await world.done(releaseOrder, { id }, quality)
    expect(await needing('held')).toEqual([])
  })

  test('a shipping document is previewed before it is sent, and nothing is recorded', async () => {
    const { andina } = whole
    const call = calling(whole)
    const before = await recorded(whole)
    const ask = (id: string, type: string) => call(previewShippingDocument, { id, type }, operations.jwt)
    const slip = await ask(andina.confirmedOrderId, 'PACKING_SLIP')
    expect(slip).toMatchObject({ status: 200, text: expect.stringContaining('Folic acid') })
    expect((await ask(andina.confirmedOrderId, 'COMMERCIAL_INVOICE')).text).toContain('Commercial invoice')
    expect((await ask(andina.quotedOrderId, 'PACKING_SLIP')).status).toBe(404)
    expect((await ask(andina.confirmedOrderId, 'IMPORT_LICENSE')).status).toBe(404)
    expect(
      (await call(previewShippingDocument, { id: andina.confirmedOrderId, type: 'PACKING_SLIP' }, andina.buyer.jwt))
        .status,
    ).toBe(403)
    expect(await recorded(whole)).toBe(before)
  })

  test('an order takes a file by the path of the address that it was sent to, and records the path of the file', async () => {
    const { andina, portal, world } = whole
    const path = await uploadedBy(portal)(andina.buyer.jwt, 'orders')
    const sent = { orderId: andina.paidOrderId as never, type: 'PROOF_OF_PREPAYMENT' } as const
    const elsewhere = { ...sent, file: '/api/files/documents/paper.pdf' }
    expect((await calling(whole)(submitDocument, elsewhere, andina.buyer.jwt)).status).toBe(422)
    await world.done(submitDocument, { ...sent, file: `/api/files/${path}` }, andina.buyer)
    const { rows } = await portal.owner.query(
      `select data ->> 'fileId' as path from es.event where type = 'DocumentSubmitted' order by commit_id desc limit 1`,
    )
    expect(rows[0].path).toBe(path)
    const [waiting] = (await queue()).filter(({ orderId }) => orderId === andina.paidOrderId)
    expect(waiting?.inPlaceOf).toEqual([andina.documentId])
  })
}
