import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { updatedFields } from '#modules/ordering/ending.ts'
import { notNow, type Order, order } from '#modules/ordering/order.ts'
import type { OrderCommand } from '#modules/ordering/order-life.ts'
import { uploadedDocumentLabels } from '#modules/ordering/order-states.ts'
import type { OrderFile } from '#modules/ordering/terms/order-fields.ts'
import { sealedText } from '#modules/ordering/terms/sealed-text.ts'
import type { Me } from '#platform/access/permissions.ts'
import { orRefuse } from '#platform/decision.ts'
import { attaching } from '#platform/files/attaching.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { serve, serveLeaving } from '#platform/http/serve.ts'
import { type Commands, existing } from '#platform/log/commands.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { distributorOf } from '#projections/distributors.ts'
import { productsById } from '#projections/products.ts'
import { addDocument, type CertificateFile, setLots, setTracking } from './additions.ts'
import * as additionsCalls from './additions-contract.ts'
import { type ShippingDocuments, sendShippingDocuments } from './deciding-documents.ts'
import { billOrder, deliverOrder, type Rewards, shipOrder, startProduction } from './fulfilling.ts'
import * as calls from './fulfilment-contract.ts'
import { holdOrder, releaseOrder } from './holding.ts'
import { requestImportLicense, requestPreinspection, requestPrepayment } from './requesting-documents.ts'
import { reviewDocument } from './reviewing-documents.ts'

const answer = { answer: updatedFields }

type FileContext = Pick<Services, 'files' | 'newId'> & { readonly me: Me }

/** The files of a command on an order; `attach` goes into its options. A command that may not be given now is refused before its files are read. */
export const orderFiles = ({ files, newId, me }: FileContext, state: Order, command: OrderCommand) => {
  const { take, attach } = attaching(files, me, { distributorId: state.distributorId })
  return {
    attach,
    take: async (given: string): Promise<OrderFile> => {
      orRefuse(notNow(command, state))
      const { path, sealedName } = await take(given)
      return { documentId: newId(), fileId: path, filename: sealedName }
    },
  }
}

const madeNames = {
  IMPORT_LICENSE: 'import-license',
  COMMERCIAL_INVOICE: 'commercial-invoice',
  PACKING_SLIP: 'packing-slip',
}

/** Uploaded ones are taken; the others will be made from the order. */
const documentsOf = async (
  services: FileContext,
  state: Order,
  command: OrderCommand,
  wanted: Input<typeof calls.sendShippingDocuments>['documents'],
): Promise<{ documents: ShippingDocuments } & ReturnType<typeof orderFiles>> => {
  const { take, attach } = orderFiles(services, state, command)
  const documents: ShippingDocuments[number][] = []
  for (const { type, file } of wanted) {
    const made = { documentId: services.newId(), fileId: null, filename: `${madeNames[type]}-${state.num}.pdf` }
    documents.push({ type, ...(file ? await take(file) : made) })
  }
  return { documents, take, attach }
}

/** What a unit of each product of the order earns this distributor; without a loyalty group nothing is earned. */
const rewardsOf = async (db: ReadModels, { distributorId, lines }: Order): Promise<Rewards> => {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const [company, products] = await Promise.all([distributorOf(db, distributorId), productsById(db, ids)])
  const group = company?.loyaltyGroup ?? null
  if (group === null) return new Map()
  return new Map(products.map(({ id, careCoins }) => [id, group === 1 ? careCoins.group1 : careCoins.group2]))
}

/** What staff call the order by, where the step waits before the distributor learns of it. */
const numOf = async ({ log, input: { id } }: { readonly log: Commands; readonly input: { readonly id: string } }) =>
  (await log.stateOf(order, id)).num

export const fulfilmentRoutes = [
  serve(calls.requestPrepayment, async ({ log, now, configuration, input }) => {
    const { id, amount = null, percent = null, dueOn = null, note = null } = input
    return (
      await log.decide(
        order,
        id,
        requestPrepayment({ amount, percent, dueOn, note }, dayIn(now, configuration.officeTimeZone)),
        answer,
      )
    ).answer
  }),

  serve(
    calls.requestImportLicense,
    async ({ log, input: { id, note = null } }) =>
      (await log.decide(order, id, requestImportLicense(note), answer)).answer,
  ),

  serve(
    calls.requestPreinspection,
    async ({ log, input: { id, note = null } }) =>
      (await log.decide(order, id, requestPreinspection(note), answer)).answer,
  ),

  serveLeaving(
    calls.reviewDocument,
    async ({ db, log, input: { id, documentId, decision } }) => {
      // The contract requires the reason of a rejection.
      if (decision === 'REJECTED') return null
      const { num, distributorId, submittedDocuments } = await log.stateOf(order, id)
      const sent = submittedDocuments.find((document) => document.documentId === documentId)
      const company = await distributorOf(db, distributorId)
      return [num, sent && uploadedDocumentLabels[sent.type], company?.organizationName].filter(Boolean).join(' · ')
    },
    async ({ log, personal, me, input }) => {
      const { id, documentId, decision } = input
      const reason = await sealedText({ personal, me }, input.reason ?? null)
      const review = reviewDocument(documentId, { decision, reason })
      return (await log.decide(order, id, review, { ...answer, ...(reason && { reason }) })).answer
    },
  ),

  serve(
    calls.startProduction,
    async ({ log, now, configuration, input: { id, readyOn = null } }) =>
      (await log.decide(order, id, startProduction(readyOn, dayIn(now, configuration.officeTimeZone)), answer)).answer,
  ),

  serve(calls.sendShippingDocuments, async ({ log, me, files, newId, input }) => {
    const { id, documents: wanted, note = null } = input
    const state = await log.stateOf(order, id)
    const services = { files, newId, me }
    const { documents, attach } = await documentsOf(services, state, 'SendShippingDocuments', wanted)
    return (await log.decide(order, id, sendShippingDocuments(documents, note), { ...answer, ...attach() })).answer
  }),

  serveLeaving(calls.shipOrder, numOf, async ({ log, me, files, newId, now, configuration, input }) => {
    const { id, carrier, shippedOn, trackingUrl = null, expectedOn = null, documents: wanted = [] } = input
    const { certificates: named = [] } = input
    const state = await log.stateOf(order, id)
    const { documents, take, attach } = await documentsOf({ files, newId, me }, state, 'ShipOrder', wanted)
    const shipment = { carrier, trackingUrl, shippedOn, expectedOn, documents }
    const certificates: CertificateFile[] = []
    for (const { name, file } of named) certificates.push({ name, file: await take(file) })
    return (
      await log.decide(order, id, shipOrder(shipment, dayIn(now, configuration.officeTimeZone), certificates), {
        ...answer,
        ...attach(),
      })
    ).answer
  }),

  serveLeaving(calls.deliverOrder, numOf, async ({ db, log, now, configuration, input: { id, deliveredOn } }) => {
    const state = await log.stateOf(order, id)
    const rewards = await rewardsOf(db, state)
    const targets = { order: existing(order, id), account: existing(loyaltyAccount, state.distributorId) }
    const delivered = await log.decideTogether(
      targets,
      deliverOrder(deliveredOn, rewards, dayIn(now, configuration.officeTimeZone)),
      {
        answer: (after) => updatedFields(after.order),
      },
    )
    return delivered.answer
  }),

  serveLeaving(calls.billOrder, numOf, async ({ log, me, files, newId, now, configuration, input }) => {
    const { id, dueOn = null, file = null } = input
    const state = await log.stateOf(order, id)
    const { take, attach } = orderFiles({ files, newId, me }, state, 'BillOrder')
    const invoice = file === null ? null : await take(file)
    const today = dayIn(now, configuration.officeTimeZone)
    const billed = await log.decideTogether({ order: existing(order, id) }, billOrder({ dueOn, invoice }, today), {
      series: { name: 'invoice', year: Number(today.slice(0, 4)) },
      answer: (after) => updatedFields(after.order),
      ...attach(),
    })
    return billed.answer
  }),

  serve(calls.holdOrder, async ({ log, personal, me, input: { id, reason: why } }) => {
    const reason = await sealedText({ personal, me }, why)
    return (await log.decide(order, id, holdOrder(reason), { ...answer, reason })).answer
  }),

  serve(calls.releaseOrder, async ({ log, personal, me, input: { id, note = null } }) => {
    const sealedNote = await sealedText({ personal, me }, note)
    return (await log.decide(order, id, releaseOrder(sealedNote), answer)).answer
  }),

  serve(additionsCalls.addDocument, async ({ log, me, files, newId, input: { id, type, name = null, file: path } }) => {
    const state = await log.stateOf(order, id)
    const { take, attach } = orderFiles({ files, newId, me }, state, 'AddDocument')
    const file = await take(path)
    return (await log.decide(order, id, addDocument({ type, name }, file), { ...answer, ...attach() })).answer
  }),

  serve(additionsCalls.setTracking, async ({ log, input: { id, carrier, number, trackingUrl = null } }) => {
    return (await log.decide(order, id, setTracking({ carrier, number, trackingUrl }), answer)).answer
  }),

  serve(additionsCalls.setLots, async ({ log, input: { id, lots } }) => {
    return (await log.decide(order, id, setLots(lots), answer)).answer
  }),
]
