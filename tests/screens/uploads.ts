class Listeners {
  readonly #all = new Map<string, ((event: object) => void)[]>()
  addEventListener(name: string, listener: (event: object) => void): void {
    this.#all.set(name, [...(this.#all.get(name) ?? []), listener])
  }
  protected call(name: string, event: object = {}): void {
    for (const listener of this.#all.get(name) ?? []) listener(event)
  }
}

class Progress extends Listeners {
  report(loaded: number): void {
    this.call('progress', { loaded })
  }
}

/** As much of an XMLHttpRequest as sends a file, by this fetch; jsdom's own is of another origin than the page. */
export const uploadsBy = (send: typeof fetch) =>
  class PageUpload extends Listeners {
    readonly upload = new Progress()
    responseType = ''
    response: unknown = null
    status = 0
    readonly #headers = new Headers()
    readonly #aborted = new AbortController()
    #method = 'GET'
    #path = '/'

    open(method: string, address: string | URL): void {
      const { pathname, search } = new URL(address, location.href)
      this.#method = method
      this.#path = pathname + search
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }
    abort(): void {
      this.#aborted.abort()
    }
    async send(file: Blob): Promise<void> {
      const { signal } = this.#aborted
      try {
        const body = await file.arrayBuffer()
        this.upload.report(body.byteLength)
        const answer = await send(this.#path, { method: this.#method, headers: this.#headers, body, signal })
        this.response = await answer.json().catch(() => null)
        this.status = answer.status
        this.call('load')
      } catch {
        this.call(signal.aborted ? 'abort' : 'error')
      }
    }
  }
