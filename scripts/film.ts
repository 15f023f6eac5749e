import { writeFileSync } from 'node:fs'
import { chromium as browserType } from 'playwright-core'
import { chromium } from './chromium.ts'
import { webm } from './webm.ts'

/** The films of the demo world, drawn in a browser and encoded by it: `node scripts/film.ts` makes them again. */
const films = [
  { file: 'fixtures/library/petals.webm', hue: 275, petals: 7 },
  { file: 'fixtures/library/circles.webm', hue: 188, petals: 5 },
] as const
const size = { width: 640, height: 360, seconds: 20, perSecond: 10 }

type Frame = { readonly at: number; readonly isKey: boolean; readonly base64: string }

/** Runs in the browser. */
const draw = async ({
  width,
  height,
  seconds,
  perSecond,
  hue,
  petals,
}: typeof size & { hue: number; petals: number }) => {
  const frames: Frame[] = []
  const encoder = new VideoEncoder({
    error: (fault) => {
      throw fault
    },
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({
        at: chunk.timestamp / 1000,
        isKey: chunk.type === 'key',
        base64: btoa(String.fromCharCode(...bytes)),
      })
    },
  })
  encoder.configure({ codec: 'vp8', width, height, bitrate: 80_000, framerate: perSecond })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  for (let index = 0; index < seconds * perSecond; index++) {
    const turn = (index / (seconds * perSecond)) * Math.PI * 2
    context.fillStyle = `hsl(${hue} 45% 14%)`
    context.fillRect(0, 0, width, height)
    for (let petal = 0; petal < petals; petal++) {
      const angle = turn + (petal * Math.PI * 2) / petals
      context.fillStyle = `hsl(${hue + petal * 4} 60% ${52 + petal * 3}%)`
      context.beginPath()
      context.ellipse(
        width / 2 + Math.cos(angle) * 80,
        height / 2 + Math.sin(angle) * 80,
        62,
        30,
        angle,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    context.fillStyle = `hsl(${hue} 40% 92%)`
    context.fillRect(40, height - 30, (width - 80) * (index / (seconds * perSecond)), 6)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / perSecond })
    encoder.encode(frame, { keyFrame: index % (perSecond * 2) === 0 })
    frame.close()
  }
  await encoder.flush()
  return frames
}

const browser = await browserType.launch({ executablePath: chromium() ?? '' })
const page = await browser.newPage()
// Encoding is offered to pages of a safe origin only.
await page.route('https://film.example/', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
)
await page.goto('https://film.example/')
for (const { file, ...look } of films) {
  const drawn = await page.evaluate(draw, { ...size, ...look })
  const frames = drawn.map(({ base64, ...frame }) => ({ ...frame, bytes: Buffer.from(base64, 'base64') }))
  writeFileSync(file, webm(frames, { ...size, duration: size.seconds * 1000 }))
}
await browser.close()
