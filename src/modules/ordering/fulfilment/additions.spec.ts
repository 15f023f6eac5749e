import { describe, expect, test } from 'vitest'

import { type Order, order } from '#modules/ordering/order.ts'
import { newestAdded } from '#modules/ordering/order-parts.ts'
import { stageNames } from '#modules/ordering/stages.ts'
import type { Day } from '#platform/event.ts'
import { evolved, given } from '#tests/given.ts'
import { draftId, livesOf, submittedId } from '#tests/order-lives.ts'
import { orderId, placed } from '#tests/sample-orders.ts'
import { type Addition, addDocument, setLots, setTracking } from './additions.ts'
import { shipOrder } from './fulfilling.ts'

const ANALYSIS = 'Certificate of analysis'
const asking = { ...placed, data: { ...placed.data, certificates: [ANALYSIS, 'Certificate of sterilization'] } }
const lives = livesOf(asking)
const file = { documentId: draftId, fileId: 'order-documents/analysis.pdf', filename: 'analysis.pdf' }
const standing = (stage: keyof typeof lives): Order => evolved(order, order.initial(orderId), lives[stage])

describe('a document that staff add', () => {
  const adding = (addition: Addition, stage: keyof typeof lives = 'IN_PRODUCTION') =>
    given(order, ...lives[stage]).when(addDocument(addition, file))

  test('is kept with its file, its type and its name', () =>
    expect(adding({ type: 'CERTIFICATE', name: ANALYSIS }).decided).toMatchObject([
      { type: 'OrderDocumentAdded', data: { ...file, type: 'CERTIFICATE', name: ANALYSIS } },
    ]))

  test('is taken from the placing of the order until it is closed, and moves it nowhere', () => {
    const open = stageNames.filter((stage) => !['NEW', 'BILLED', 'CANCELLED'].includes(stage))
    for (const stage of open) {
      const { decided } = adding({ type: 'BILL_OF_LADING', name: null }, stage)
      expect(decided, stage).toMatchObject([{ type: 'OrderDocumentAdded' }])
      expect(evolved(order, standing(stage), decided as never).stage).toBe(stage)
    }
    adding({ type: 'BILL_OF_LADING', name: null }, 'BILLED').refuses('This order has been invoiced')
    adding({ type: 'BILL_OF_LADING', name: null }, 'CANCELLED').refuses('This order has been cancelled')
  })

  test('says which certificate it is, and what kind of document where its type does not', () => {
    adding({ type: 'CERTIFICATE', name: null }).refuses('Enter which certificate this is', { status: 422 })
    adding({ type: 'OTHER', name: null }).refuses('Enter what this document is', { status: 422 })
    expect(adding({ type: 'PACKING_LIST', name: null }).decided).toHaveLength(1)
  })

  test('takes the place of the one of its type and name', () => {
    const [one, two, three] = [
      { type: 'CERTIFICATE', name: ANALYSIS, documentId: submittedId },
      { type: 'CERTIFICATE', name: ANALYSIS, documentId: draftId },
      { type: 'OTHER', name: ANALYSIS, documentId: submittedId },
    ] as const
    expect(newestAdded([one, two, three])).toEqual([two, three])
  })
})

describe('a shipment', () => {
  const shipment = {
    carrier: 'Blue Line',
    trackingUrl: null,
    shippedOn: '2026-11-10' as Day,
    expectedOn: null,
    documents: [],
  }
  const shipped = (...names: string[]) =>
    given(order, ...lives.IN_PRODUCTION).when(
      shipOrder(
        shipment,
        '2026-11-20' as Day,
        names.map((name) => ({ name, file })),
      ),
    )

  test('takes along requested certificates', () =>
    expect(shipped(ANALYSIS).decided).toMatchObject([
      { type: 'OrderDocumentAdded', data: { type: 'CERTIFICATE', name: ANALYSIS } },
      { type: 'OrderShipped' },
    ]))

  test('takes no certificate twice, and none that was not requested', () => {
    shipped(ANALYSIS, ANALYSIS).refuses('Each certificate can be sent only once', { status: 422 })
    shipped('Certificate of beauty').refuses('This order does not need "Certificate of beauty"', { status: 422 })
  })
})

describe('tracking and lots', () => {
  const tracked = (trackingUrl: string | null) =>
    given(order, ...lives.SHIPPED).when(setTracking({ carrier: 'Blue Line', number: 'BL-1', trackingUrl }))
  const lineId = placed.data.lines[0]!.lineId
  const lotted = (...lots: Parameters<typeof setLots>[0]) => given(order, ...lives.IN_PRODUCTION).when(setLots(lots))

  test('a tracking number comes with its carrier; its link opens a page of the web', () => {
    expect(tracked('https://track.example/1').decided).toMatchObject([
      {
        type: 'TrackingNumberSet',
        data: { carrier: 'Blue Line', number: 'BL-1', trackingUrl: 'https://track.example/1' },
      },
    ])
    for (const link of ['javascript:alert(1)', 'https://user:secret@track.example/'])
      tracked(link).refuses('Enter a link that begins with https:// or http://', { status: 422 })
  })

  test('lot numbers are of lines of the order, and those of now are all there are', () => {
    const { decided } = lotted({ lineId, numbers: ['L-1', 'L-2'] })
    expect(decided).toMatchObject([{ type: 'LotNumbersSet', data: { lots: [{ lineId, numbers: ['L-1', 'L-2'] }] } }])
    const after = evolved(order, standing('IN_PRODUCTION'), decided as never)
    expect(after.lots).toEqual([{ lineId, numbers: ['L-1', 'L-2'] }])
    expect(evolved(order, after, setLots([{ lineId, numbers: [] }])(after) as never).lots).toEqual([])
  })

  test('no strange line, no line twice, no number twice on a line', () => {
    lotted({ lineId: 'another', numbers: ['L-1'] }).refuses('This line is not in the order', { status: 422 })
    lotted({ lineId, numbers: ['L-1'] }, { lineId, numbers: [] }).refuses('Each line can be named only once')
    lotted({ lineId, numbers: ['L-1', 'L-1'] }).refuses('A lot number is entered twice on one line')
  })
})
