import { onTestFinished, vi } from 'vitest'

export type SavedFile = { readonly name: string; readonly text: () => Promise<string> }

/** jsdom's Blob has no text(). */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!(blob instanceof window.Blob)) return resolve(new Response(blob).text())
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob)
  })

/** The files that the page has the browser save, from now on until the test ends. */
export const savedFiles = (): readonly SavedFile[] => {
  const blobs = new Map<string, Blob>()
  const saved: SavedFile[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${location.origin}/${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download: name, href } = this
    const blob = blobs.get(href)
    if (name) saved.push({ name, text: async () => (blob ? textOf(blob) : '') })
  })
  onTestFinished(() => {
    create.mockRestore()
    click.mockRestore()
  })
  return saved
}
