import type { Shape } from './response-shape.ts'
import { complete } from './complete.ts'

/** A request in a format that can be posted to a worker. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** An empty text means no body. */
  readonly body: string
}
/** A response in a format that a worker can post. */
export interface SentResponse {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
}
/** What `useReadIntoWorker` needs from its worker. */
export interface PageKeeping {
  /** Fetches a page and keeps its rows. Returns the server's response without the rows. */
  readonly fetchPage: (page: PageName, request: SentRequest) => Promise<SentResponse>
  readonly abort: (page: PageName) => void
}
/** The index of the page, or `found` for the rows that the server found beyond a cut list. */
export type PageName = number | 'found'
export interface PageKeeper<Row> extends PageKeeping {
  /** All rows, in the order of their pages. Returns the same array until another page arrives. */
  readonly rows: () => readonly Row[]
}

/**
 * For a worker: stores the rows of a paged list, so that the main thread neither parses nor stores them. The client on
 * the main thread still handles session and errors. The worker only sends its requests.
 */
export function pageKeeper<Row extends Identified>(shape: Shape): PageKeeper<Row> {
  const pages: (readonly Row[])[] = []
  /** The rows that the server found beyond the pages. */
  let found: readonly Row[] = []
  let rows: readonly Row[] | undefined
  const allRows = (): readonly Row[] => (rows ??= [...pages.flat(), ...found])
  const keep = (page: PageName, content: readonly Row[]): void => {
    if (page === 'found') {
      const present = new Set(allRows().map(({ ospId }) => ospId))
      const added = content.filter(({ ospId }) => !present.has(ospId))
      if (added.length === 0) return
      found = [...found, ...added]
    } else pages[page] = content
    rows = undefined
  }
  const running = new Map<PageName, AbortController>()
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
      if (read) keep(page, complete([shape], read.content))
      return {
        status: response.status,
        headers: [...response.headers],
        // A response that is not a page is passed on unchanged, so that the client can report the error.
        body: read ? JSON.stringify({ ...read, content: [] }) : text,
      }
    },
    abort: (page) => running.get(page)?.abort(),
    rows: allRows,
  }
}

interface Identified {
  readonly ospId: string
}

function pageIn<Row>(text: string): { readonly content: readonly Row[] } | undefined {
  try {
    const page = JSON.parse(text) as { readonly content?: unknown } | null
    return Array.isArray(page?.content) ? { ...page, content: page.content as Row[] } : undefined
  } catch {
    return undefined
  }
}
