import { createReadStream } from 'node:fs'
import { connect } from 'node:net'

const AT_MOST_MS = 60_000

export type VirusScanner = (file: string) => Promise<string | null>

/** clamd at 'tcp://host:3310' or 'unix:/run/clamd.sock'. Throws if it cannot answer: nothing is let in unscanned. */
export const clamd = (url: string): VirusScanner => {
  const { protocol, hostname, port, pathname } = new URL(url)
  const address = protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || 3310) }

  return async (file) => {
    const socket = connect(address)
    socket.setTimeout(AT_MOST_MS, () => socket.destroy(new Error('The virus scanner did not answer in time')))
    const answer = new Promise<string>((resolve, reject) => {
      const parts: Buffer[] = []
      socket.on('data', (part) => parts.push(part))
      socket.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
      socket.on('error', reject)
    })
    const sent = send(
      file,
      (part) =>
        new Promise((resolve) =>
          socket.write(part) ? resolve() : socket.once('drain', resolve).once('close', resolve),
        ),
    )
    const [said] = await Promise.all([answer, sent]).finally(() => socket.destroy())
    return verdict(said)
  }
}

const send = async (file: string, write: (part: Buffer) => Promise<void>) => {
  await write(Buffer.from('zINSTREAM\0'))
  for await (const chunk of createReadStream(file)) await write(framed(chunk as Buffer))
  await write(framed(Buffer.alloc(0)))
}

const framed = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return Buffer.concat([length, chunk])
}

const verdict = (said: string): string | null => {
  const text = said.replaceAll('\0', '').trim()
  if (text === 'stream: OK') return null
  const found = /^stream: (.+) FOUND$/.exec(text)
  if (found?.[1]) return found[1]
  throw new Error(`The virus scanner answered '${text}'`)
}
