import type { Shape } from './answer-shape.ts'
import { complete } from './complete.ts'

/** A request in a form that can be posted to a worker. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** An empty text means no body. */
  readonly body: string
}
/** An answer in a form that a worker can post. */
export interface SentAnswer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}
/** What `useReadIntoWorker` needs from its worker. */
export interface PageKeeping {
  /** Fetches a page and keeps its rows. Returns the server's answer without the rows. */
  readonly fetchPage: (page: number, request: SentRequest) => Promise<SentAnswer>
  readonly abort: (page: number) => void
}
export interface PageKeeper<Row> extends PageKeeping {
  /** All rows kept, in the order of their pages. Returns the same array until another page arrives. */
  readonly rows: () => readonly Row[]
}

/**
 * For a worker: keeps the rows of a paged list, so that the main thread neither parses nor stores them. The client on
 * the main thread still handles session and errors. The worker only sends its requests.
 */
export function pageKeeper<Row>(shape: Shape): PageKeeper<Row> {
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
        pages[page] = complete([shape], read.content)
        rows = undefined
      }
      return {
        status: response.status,
        headers: [...response.headers],
        // An answer that is not a page is passed on unchanged, so that the client can report the error.
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
