import type { Transport } from './client.ts'

/** Called with the sent share of the request, from 0 to 1. */
export type ProgressListener = (share: number) => void

/** The `Response` constructor throws for these statuses when it gets a body, even an empty one. */
const WITHOUT_BODY = [204, 205, 304]

/** Sends requests by XMLHttpRequest, because `fetch` does not report how much of a body has been sent. */
export function xhrTransport(onProgress: ProgressListener): Transport {
  return async (request, { signal }) => {
    const body = await request.arrayBuffer()
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      xhr.responseType = 'arraybuffer'
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
      xhr.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      xhr.addEventListener('load', () => resolve(responseOf(xhr)))
      xhr.addEventListener('error', () => reject(new TypeError('no connection')))
      xhr.addEventListener('abort', () => reject(signal.reason as Error))
      signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.send(body)
    })
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr
  const lines = xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  const headers = lines.flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]]
  })
  const body = WITHOUT_BODY.includes(status) ? null : (xhr.response as ArrayBuffer)
  return new Response(body, { status, statusText, headers })
}
