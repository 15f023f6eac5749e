import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client, Problem, partnerCare } from '#client/partnercare.ts'

/** A file of the ERP about an order that has left the warehouse: shipments/<number>.json. */
type Shipment = {
  readonly orderId: string
  readonly carrier: string
  /** 2026-12-18 */
  readonly shippedOn: string
  readonly trackingUrl?: string
}

/** Confirmed orders become files of the ERP, and are in production from then on. A round that was cut off is done again. */
const takeOrders = async (portal: Client, folder: string): Promise<readonly string[]> => {
  const orders = await Array.fromAsync(
    portal.rows('GET /office/orders', { status: 'CONFIRMED' }, ({ orders }) => orders),
  )
  for (const { id, num, distributor } of orders) {
    const { order } = await portal.call('GET /office/orders/:id', { id })
    const taken = {
      ...{ orderId: id, number: num, company: distributor.name, totalInCents: order.grandTotal },
      lines: order.products.map(({ reference, name, quantity }) => ({ reference, name, quantity })),
    }
    await writeFile(join(folder, 'orders', `${num}.json`), `${JSON.stringify(taken, null, 2)}\n`)
    await portal.call('POST /office/orders/:id/production', { id }, { idempotencyKey: `production-${id}` })
  }
  return orders.map(({ num }) => num)
}

/** What the portal refuses is put aside, with its reason, for a person to look at. */
const sendShipment = async (portal: Client, folder: string, file: string): Promise<void> => {
  const path = join(folder, 'shipments', file)
  const { orderId: id, ...shipment }: Shipment = JSON.parse(await readFile(path, 'utf8'))
  try {
    await portal.call('POST /office/orders/:id/shipment', { id, ...shipment }, { idempotencyKey: `shipment-${id}` })
    await rename(path, join(folder, 'sent', file))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await writeFile(join(folder, 'refused', `${file}.txt`), `${error.message}\n${JSON.stringify(error.errors)}\n`)
    await rename(path, join(folder, 'refused', file))
  }
}

/** One round. Answers the numbers of the orders that were taken. */
export const synchronize = async (portal: Client, folder: string): Promise<readonly string[]> => {
  for (const name of ['orders', 'shipments', 'sent', 'refused']) await mkdir(join(folder, name), { recursive: true })
  const taken = await takeOrders(portal, folder)
  for (const file of await readdir(join(folder, 'shipments'))) await sendShipment(portal, folder, file)
  return taken
}

if (import.meta.main) {
  const { PORTAL_URL: url, PORTAL_TOKEN: token, ERP_FOLDER: folder = './erp' } = process.env
  if (!url || !token) throw new Error('Set PORTAL_URL, and PORTAL_TOKEN to an API token of the provider')
  console.log(`Taken: ${(await synchronize(partnerCare({ url, token }), folder)).join(', ') || 'none'}`)
}
