import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { pipeline, Transform } from 'node:stream'

import type { Chance } from './seed.ts'

/** A stretch of network between two programs that can be made slow, shut and cut. */
export type Wire = {
  readonly port: number
  /** Milliseconds that every piece of data takes, each way. */
  readonly slow: (ms: number) => void
  /** Shut: what is open is reset, and what knocks is reset at once. */
  readonly shut: (shut: boolean) => void
  /** Resets about half of what is open, or all; answers how many. */
  readonly cut: (chance?: Chance) => number
  readonly stop: () => Promise<void>
}

/** Leads to a port of this machine; `portOf` is called for each connection, since what listens there comes and goes. */
export const startWire = async (portOf: () => number | null): Promise<Wire> => {
  const open = new Set<readonly [near: Socket, far: Socket]>()
  let delay = 0
  let isShut = false

  const travel = () =>
    new Transform({
      transform: (piece, _, arrive) => {
        if (delay === 0) arrive(null, piece)
        else setTimeout(() => arrive(null, piece), delay)
      },
    })
  const lead = (near: Socket) => {
    const port = portOf()
    if (isShut || port === null) return near.resetAndDestroy()
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    const pair = [near, far] as const
    open.add(pair)
    const ended = () => {
      open.delete(pair)
      if (near.destroyed !== far.destroyed) for (const end of pair) end.destroy()
    }
    for (const end of pair) end.on('close', ended)
    pipeline(near, travel(), far, () => {})
    pipeline(far, travel(), near, () => {})
  }

  const server = createServer({ allowHalfOpen: true, noDelay: true }, lead)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const cut = (chance?: Chance): number => {
    const chosen = [...open].filter(() => !chance || chance.below(2) === 0)
    for (const [near, far] of chosen) {
      near.resetAndDestroy()
      far.resetAndDestroy()
    }
    return chosen.length
  }
  return {
    port: (server.address() as AddressInfo).port,
    slow: (ms) => {
      delay = ms
    },
    shut: (shut) => {
      isShut = shut
      if (shut) cut()
    },
    cut,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      cut()
      await closed
    },
  }
}
