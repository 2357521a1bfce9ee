/**
 * Implements the contract's calls on the benchmark's shared data, so that the portal and its peers show the same
 * rows with the same compression. Writes are answered but not stored, so that each run has the same data.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { components } from '@/api/generated/schema.ts'
import type { OperationId, ResponseData } from '@/api/operation.ts'
import { readDocument } from '../../mocks/document.ts'
import { figures } from './figures.ts'
import {
  accountRow,
  ADMIN,
  COMPANY_TYPES,
  lastNameOf,
  PARTNER,
  userDetail,
  userRow,
  type BenchData,
} from './rows.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

export interface CallContent {
  readonly query: URLSearchParams
  /** The JSON body, `{}` without one. */
  readonly body: Readonly<Record<string, unknown>>
}
export interface JsonAnswer {
  readonly status: number
  readonly value: unknown
}
/**
 * Responds to a call by method and path below `/api`. Returns `undefined` for a path that the contract does not have.
 */
export type CallHandler = (method: string, path: string, content: CallContent) => JsonAnswer | undefined

type Handlers = { readonly [Id in OperationId]?: (content: CallContent) => ResponseData<Id> | Missing }
type Missing = components['schemas']['ApiError'] & { readonly code: 'NOT_FOUND' }
const MISSING: Missing = { message: 'No such record.', code: 'NOT_FOUND' }

/**
 * The API for some rows. An operation that no screen of the benchmark has needed so far is reported and answered with
 * 404.
 */
export function createCallHandler({ accounts, users }: BenchData): CallHandler {
  const ids = new Map(
    Object.entries(readDocument().paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => [
        `${method.toUpperCase()} ${path}`,
        operationId as OperationId,
      ]),
    ),
  )
  // The contract's default order. No step of the benchmark changes it.
  const accountsByName = accounts.toSorted((a, b) => compare(a.name, b.name))
  const usersByName = users.toSorted((a, b) => compare(lastNameOf(a), lastNameOf(b)))
  const userOf = (ospId: unknown) => users.find(({ id }) => `u-${id}` === ospId)
  const answers: Handlers = {
    login: () => ({ token: 'bench-token', refreshToken: 'bench-refresh', requires2fa: false }),
    getUser: ({ body: { ospId } }) => {
      if (ospId === undefined) return ADMIN
      const user = userOf(ospId)
      return user ? userDetail(user, accounts) : MISSING
    },
    updateUser: ({ body }) => {
      const user = userOf(body['ospId'])
      const { firstName, email } = body['data'] as components['schemas']['UserUpdate']
      if (!user) return MISSING
      const saved = { ...userDetail(user, accounts), version: 2 }
      return {
        ...saved,
        ...withoutUndefined({ firstName, email }),
      }
    },
    getUsersByFilter: ({ query }) => pageOf(usersByName, query, (user) => userRow(user, accounts)),
    getCorporateAccountsByFilter: ({ query }) => pageOf(accountsByName, query, accountRow),
    listCompanyTypes: () =>
      COMPANY_TYPES.map((companyType) => ({ companyType, label: companyType.toLowerCase() })),
    findAllUserGroups: () => [],
    getHelp: () => ({ language: 'en', title: 'Help', sections: [], contact: {} }),
    getPortalBranding: () => ({ brandColor: '#0F89EA', hasLogo: false }),
    getPortalLogo: () => MISSING,
    getActivePayrollConfig: () => MISSING,
    getPartner: () => MISSING,
    getAllPartners: () => [
      {
        ospId: PARTNER.ospId,
        extId: 'BENCH',
        active: true,
        data: { name: PARTNER.name, partnerType: 'MSP' },
        corporateAccountCount: accounts.length,
      },
    ],
    getMemberUsers: () => [],
    countUsersWithNegativeBudget: () => ({ count: 0 }),
    // The comparison's data contains nothing that waits for staff.
    getWorkQueues: () => [{ queue: 'GENERAL_ORDER', count: 0 }],
    ...figures(accounts),
  }
  return (method, path, content) => {
    const id = ids.get(`${method} ${path}`)
    if (id === undefined) return undefined
    if (!answers[id]) console.error(`The benchmark has no answer for ${id}.`)
    const value = answers[id]?.(content) ?? MISSING
    return { status: value === MISSING ? 404 : 200, value }
  }
}

/** Provided by the benchmark's server: sends JSON with its compression, cached by `key`. */
export type SendJson = (
  request: IncomingMessage,
  response: ServerResponse,
  value: unknown,
  headers: Readonly<Record<string, string>>,
  key: string,
) => void

/** The signature that the benchmark's server expects: returns whether it handled the request. */
export function createPortalApi(data: BenchData, sendJson: SendJson) {
  const answer = createCallHandler(data)
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    if (!url.pathname.startsWith('/api/')) return false
    const text = await bodyOf(request)
    const method = request.method ?? 'GET'
    const body = (text === '' ? {} : JSON.parse(text)) as CallContent['body']
    const result = answer(method, url.pathname.slice('/api'.length), { query: url.searchParams, body })
    if (result === undefined) return false
    if (result.status === 200) {
      sendJson(request, response, result.value, {}, `${method} ${url.pathname}${url.search} ${text}`)
    } else {
      response.writeHead(result.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(result.value))
    }
    return true
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Ignores case and accents. Equal rows keep their order. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

interface Page<Row> {
  content: Row[]
  totalElements: number
  totalPages: number
  number: number
  size: number
}

/** The page that a query requests. */
function pageOf<Kept, Row>(
  rows: readonly Kept[],
  query: URLSearchParams,
  toRow: (row: Kept) => Row,
): Page<Row> {
  const number = Number(query.get('page') ?? 0)
  const size = Number(query.get('size') ?? 10)
  return {
    content: rows.slice(number * size, (number + 1) * size).map(toRow),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
    number,
    size,
  }
}
