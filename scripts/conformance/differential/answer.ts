/** The compared parts of a response: status, JSON, the rows of a file, and its file name. */
import { readTableFile } from '../../../files/read-table.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { isObject } from '../json.ts'
import { withoutUndefined } from '../../../openapi/without-undefined.ts'

const ZIP = 'PK'

export async function answerOf(exchange: Exchange): Promise<unknown> {
  const { status, json, headers } = exchange
  if (!isGood(exchange)) return { status, ...refusalOf(json) }
  const name = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1]
  const body = json === undefined ? await contentOf(exchange) : json
  return { status, body, ...withoutUndefined({ name }) }
}

/** The texts of refusals may differ, but not their code and invalid fields. */
function refusalOf(json: unknown): object {
  if (!isObject(json)) return {}
  const errors = Array.isArray(json['errors']) ? json['errors'].filter(isObject) : []
  return { code: json['code'], fields: errors.map(({ field, rule }) => `${String(field)} ${String(rule)}`) }
}

/** A file as rows of cells, or as lines. */
async function contentOf({ bytes, headers }: Exchange): Promise<unknown> {
  const type = headers.get('content-type') ?? ''
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 2))
  if (start === ZIP) {
    const table = await readTableFile(new Blob([new Uint8Array(bytes)])).catch(() => undefined)
    return table?.lines.map(({ cells }) => cells) ?? { bytes: bytes.length }
  }
  if (type.startsWith('image/')) return Buffer.from(bytes).toString('base64')
  return new TextDecoder(type.includes('pdf') ? 'latin1' : 'utf8').decode(bytes).split(/\r?\n/)
}
