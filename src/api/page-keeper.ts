/** A request, as a worker can be sent it. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Empty: none. */
  readonly body: string
}
/** An answer, as a worker can send it. */
export interface SentAnswer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}
/** What `useReadIntoWorker` wants of its worker. */
export interface PageKeeping {
  /** Fetches a page and keeps its rows. Answers as the server does, but without the rows. */
  readonly fetchPage: (page: number, request: SentRequest) => Promise<SentAnswer>
  readonly abort: (page: number) => void
}
export interface PageKeeper<Row> extends PageKeeping {
  /** All rows kept, in the order of their pages: the same array until another page comes. */
  readonly rows: () => readonly Row[]
}

/**
 * For a worker: keeps the rows of a paged list, so that the thread that draws neither reads nor holds them. Everything
 * about session and errors stays with the client there: this is what carries its requests.
 */
export function pageKeeper<Row>(): PageKeeper<Row> {
  const pages: (readonly Row[])[] = []
  let rows: readonly Row[] | undefined
  const running = new Map<number, AbortController>()
  return {
    fetchPage: async (page, { url, method, headers, body }) => {
      const controller = new AbortController()
      running.set(page, controller)
      const response = await fetch(url, {
        method,
        headers: headers.map(([name, value]) => [name, value]),
        ...(body !== '' && { body }),
        signal: controller.signal,
      })
      const text = await response.text()
      const read = response.ok ? pageIn<Row>(text) : undefined
      if (read) {
        pages[page] = read.content
        rows = undefined
      }
      return {
        status: response.status,
        headers: [...response.headers],
        // What is no page is left as it came: the client knows what to say of it.
        body: read ? JSON.stringify({ ...read, content: [] }) : text,
      }
    },
    abort: (page) => running.get(page)?.abort(),
    rows: () => (rows ??= pages.flat()),
  }
}

function pageIn<Row>(text: string): { readonly content: readonly Row[] } | undefined {
  try {
    const answer = JSON.parse(text) as { readonly content?: unknown } | null
    return Array.isArray(answer?.content) ? { ...answer, content: answer.content as Row[] } : undefined
  } catch {
    return undefined
  }
}
