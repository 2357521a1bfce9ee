/**
 * The parts of XMLHttpRequest that uploads use. They are based on `fetch`, because only `fetch` reaches the sandbox. The
 * body counts as sent at once, so there is a single progress event.
 */
export class FetchBasedXhr extends EventTarget {
  readonly upload = new EventTarget()
  responseType = ''
  status = 0
  statusText = ''
  response: ArrayBuffer | undefined
  #method = ''
  #url = ''
  #responseHeaders = new Headers()
  readonly #headers = new Headers()
  readonly #controller = new AbortController()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  send(body: ArrayBuffer): void {
    void this.#transfer(body).then(
      () => this.dispatchEvent(new Event('load')),
      () => this.dispatchEvent(new Event(this.#controller.signal.aborted ? 'abort' : 'error')),
    )
  }

  async #transfer(body: ArrayBuffer): Promise<void> {
    const { byteLength } = body
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: byteLength, total: byteLength }))
    const { signal } = this.#controller
    const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
    this.#responseHeaders = answer.headers
    this.status = answer.status
    this.statusText = answer.statusText
    this.response = await answer.arrayBuffer()
  }

  abort(): void {
    this.#controller.abort()
  }
}
