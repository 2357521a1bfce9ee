/**
 * Files to upload, for operations that take a form: the target's own example first, then files generated from the
 * columns.
 */
import { type ColumnMark, UPLOAD_FORMATS, type UploadKind } from '../../../files/upload-files.ts'
import type { Contract } from '../../../openapi/contract-types.ts'
import type { Call } from '../exchange.ts'
import type { Random } from '../random.ts'
import type { Trial } from '../trial.ts'
import { textOfToday } from './example-dates.ts'
import { readExample } from './read-example.ts'

/** A PNG with one grey pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

/** The files that an operation may accept, the most likely first. */
export function sampleFiles({ suite, random }: Trial, { operation, query = {} }: Call): File[] {
  const content = suite.model.files(operation.id)
  const kind = typeof content === 'object' ? query[content.by] : content
  if (kind === 'image') return [new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' })]
  if (kind === 'users') return [csv('users', usersFile(random))]
  if (!isTable(kind)) return []
  const examples = suite.target.offers.examples === true ? exampleOf(suite.api.document, kind) : []
  return [...examples, csv(kind, table(kind, random))]
}

const isTable = (kind: unknown): kind is UploadKind =>
  typeof kind === 'string' && Object.hasOwn(UPLOAD_FORMATS, kind)

const csv = (name: string, text: string): File => new File([text], `${name}.csv`, { type: 'text/csv' })

/** The file of `tests/files/` that names records of the sandbox's seed. */
const exampleOf = (document: Contract, kind: UploadKind): File[] =>
  ['csv', 'xml'].flatMap((ending) => {
    const name = `${kind}.${ending}`
    const text = readExample(name)
    return text === undefined ? [] : [new File([textOfToday(text, document, new Date())], name)]
  })

/** A new user, the same user again, and a user without a name. */
function usersFile(random: Random): string {
  const name = random.unique().toLowerCase()
  const row = `Conny,${name},${name}@example.org`
  return ['first_name,last_name,email', row, row, `,,${name}@nobody`].join('\n')
}

/**
 * Two rows of generated values, of which the second repeats the first. They name records that do not exist, so every
 * row is refused.
 */
function table(kind: UploadKind, random: Random): string {
  const columns = Object.entries(UPLOAD_FORMATS[kind].columns)
  const row = (): string => columns.map(([name, mark]) => cell(name, mark, random)).join(';')
  const second = row()
  return [columns.map(([name]) => name).join(';'), row(), second, second].join('\n')
}

function cell(name: string, mark: ColumnMark, random: Random): string {
  if (mark.startsWith('number')) return name === 'vatPercentage' ? '21' : '12,50'
  if (mark.startsWith('day')) return name === 'validUntil' ? '2099-12-31' : '2026-10-05'
  if (mark.startsWith('moment')) return name === 'endedOn' ? '2026-10-05 09:30' : '2026-10-05 09:00'
  if (name === 'mobilityMode') return 'PARKING'
  return random.unique().padEnd(12, '0').slice(0, 12)
}
