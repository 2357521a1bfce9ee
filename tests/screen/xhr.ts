/**
 * The parts of XMLHttpRequest that uploads use, based on `fetch`, so that they reach the sandbox too. Everything is
 * sent at once.
 */
export class FetchedXhr extends EventTarget {
  readonly upload = new EventTarget()
  responseType = ''
  status = 0
  statusText = ''
  response: ArrayBuffer | undefined
  #method = ''
  #url = ''
  #answered = new Headers()
  readonly #headers = new Headers()
  readonly #end = new AbortController()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  send(body: ArrayBuffer): void {
    void this.#carry(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.dispatchEvent(new Event(this.#end.signal.aborted ? 'abort' : 'error')),
    )
  }

  async #carry(body: ArrayBuffer): Promise<void> {
    const { byteLength } = body
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: byteLength, total: byteLength }))
    const { signal } = this.#end
    const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
    this.#answered = answer.headers
    this.status = answer.status
    this.statusText = answer.statusText
    this.response = await answer.arrayBuffer()
  }

  abort(): void {
    this.#end.abort()
  }
}
