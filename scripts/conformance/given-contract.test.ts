/**
 * `--contract`: runs the suite with a foreign contract and server (`tests/foreign-contract`), and with our own contract
 * without its extensions.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, test } from 'vitest'
import { sandboxTarget, type Target } from './target.ts'
import { examine } from './command.ts'
import { readOptions } from './options.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'
import { isAll } from '../../tests/level.ts'

const folder = mkdtempSync(join(tmpdir(), 'given-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const CONTRACT = 'tests/foreign-contract/books.yaml'
const TOKEN = randomBytes(8).toString('hex')
const AUTH = fileOf('credentials.json', { actors: [{ name: 'Ann', roles: [], token: TOKEN }] })

interface Book {
  id: number
  title: string
  price: number
  isbn?: string
  language: string
}
/** Whether a change of a book is invalid. Unlike our sandbox, this server refuses requests in its own way. */
function isInvalid({ title, price, isbn, language }: Partial<Book>): boolean {
  return (
    (title !== undefined && (typeof title !== 'string' || title === '' || [...title].length > 80)) ||
    (price !== undefined && (typeof price !== 'number' || price < 0 || price > 1000)) ||
    (isbn !== undefined && !/^[\d-]{10,13}$/.test(isbn)) ||
    (language !== undefined && !['nl', 'fr', 'en'].includes(language))
  )
}

const problem = (title: string, status: number): Response =>
  new Response(JSON.stringify({ title }), { status, headers: { 'content-type': 'application/problem+json' } })

/**
 * A server of the foreign contract, with an optional mistake. It answers 400 for every error, and 403 without a token.
 */
function bookshop(mistake = ''): Target {
  const books = new Map<number, Book>([[7, { id: 7, title: 'Op weg', price: 12.5, language: 'nl' }]])
  let last = 7
  const app = new Hono()
  app.get('/health', (context) => context.text('fine'))
  app.use('/books/*', async (context, next) => {
    const isKnown = context.req.header('authorization') === `Bearer ${TOKEN}` || mistake === 'any-token'
    return isKnown ? next() : problem('No access', 403)
  })
  app.get('/books', (context) => {
    const limit = context.req.query('limit') ?? '50'
    const isNumber = /^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 50
    return isNumber || mistake === 'any-limit'
      ? context.json([...books.values()].slice(0, Number(limit)))
      : problem('Wrong limit', 400)
  })
  app.post('/books', async (context) => {
    const sent = await context.req.json<Partial<Book>>().catch(() => undefined)
    if (sent === undefined || typeof sent !== 'object' || sent === null || Array.isArray(sent))
      return problem('Unreadable', 400)
    const { title, price, isbn, language = mistake === 'other-default' ? 'en' : 'nl' } = sent
    if (title === undefined || price === undefined || (isInvalid(sent) && mistake !== 'any-value'))
      return problem('Wrong book', 400)
    last += 1
    const book = {
      id: last,
      title,
      price: mistake === 'rounded' ? Math.round(price) : price,
      language,
      ...withoutUndefined({ isbn }),
    }
    books.set(last, book)
    return context.json(book, 201)
  })
  app.on(['GET', 'PATCH', 'DELETE'], '/books/:id', async (context) => {
    const id = Number(context.req.param('id'))
    const book = books.get(id) ?? (mistake === 'first-instead' ? books.get(7) : undefined)
    if (!book) return problem('No such book', 404)
    if (context.req.method === 'DELETE') {
      if (mistake !== 'not-removed') books.delete(id)
      return context.body(null, 204)
    }
    if (context.req.method === 'PATCH') {
      const sent = await context.req.json<Partial<Book>>().catch(() => undefined)
      if (
        sent === undefined ||
        typeof sent !== 'object' ||
        sent === null ||
        Array.isArray(sent) ||
        isInvalid(sent)
      )
        return problem('Wrong book', 400)
      if (mistake !== 'change-lost') Object.assign(book, sent)
    }
    const { price, ...rest } = book
    return context.json(mistake === 'without-price' ? rest : { ...rest, price })
  })
  return {
    name: 'books',
    base: 'http://books.test',
    fetch: async (request) => app.fetch(request),
    offers: {},
  }
}

const run = async (mistake: string, ...args: string[]) => {
  const options = readOptions(['--contract', CONTRACT, '--auth', AUTH, ...args])
  return (await examine(bookshop(mistake), options)).summary
}

describe('a contract and a server without any of our extensions', () => {
  test.each([['full'], ['smoke'], ['operations']])('have no findings at the level %s', async (level) => {
    const { findings, cases, notes } = await run('', '--level', level)
    expect(findings.map(({ law, operation, place, actual }) => [law, operation, place, actual])).toEqual([])
    expect(cases.filter(({ skipped }) => skipped === undefined).length).toBeGreaterThan(8)
    expect(notes.join('\n')).toMatch(/not tried, as the suite sends no image\/png: sendCover/)
    expect(notes.join('\n')).toMatch(/\d+ of \d+ laws are tried/)
  })

  test.each([
    ['any-token', 'token', 'allBooks'],
    ['any-limit', 'input', 'allBooks'],
    ['any-value', 'input', 'addBook'],
    ['rounded', 'stored', 'addBook'],
    ['change-lost', 'stored', 'changeBook'],
    ['first-instead', 'unknown', 'get-books-bookid'],
    ['not-removed', 'removal', 'dropBook'],
    ['other-default', 'creation-defaults', 'addBook'],
  ])('show the mistake %s by the law %s at %s', async (mistake, law, operation) => {
    const { findings } = await run(mistake)
    const all = findings.flatMap((one) => [one, ...one.spots])
    expect(all.map((one) => `${one.law} ${one.operation}`)).toContain(`${law} ${operation}`)
  })
})

test('a response without a required field is a finding at that field', async () => {
  const { findings } = await run('without-price')
  expect(findings.map(({ operation, place }) => `${operation} ${place}`).join()).toMatch(
    /get-books-bookid 200 price/,
  )
})

test('without credentials, only a server that needs no token is tried', async () => {
  await expect(examine(bookshop(), readOptions(['--contract', CONTRACT]))).rejects.toThrow(
    '--auth FILE is needed: 5 operations',
  )
})

test('another version of OpenAPI is refused', async () => {
  const old = fileOf('old.json', { openapi: '3.0.3', paths: {} })
  await expect(examine(bookshop(), readOptions(['--contract', old]))).rejects.toThrow(
    'is no OpenAPI 3.1 document: its version is 3.0.3',
  )
})

test.runIf(isAll)(
  'our own contract without its extensions has no findings in the sandbox',
  { timeout: 120_000 },
  async () => {
    const bare = JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8'), (name, value: unknown) =>
      name.startsWith('x-') ? undefined : value,
    ) as unknown
    const args = [
      '--contract',
      fileOf('bare.json', bare),
      '--level',
      'operations',
      '--operation',
      'createUserGroup',
    ]
    const { summary } = await examine(sandboxTarget(), readOptions(args))
    expect(summary.findings.map(({ law, operation, place }) => [law, operation, place])).toEqual([])
    expect(summary.cases.filter(({ skipped }) => skipped === undefined).length).toBeGreaterThan(4)
  },
)
