/**
 * The contract at run time: matches requests to operations, and checks requests and responses. Independent of the
 * sandbox: a proxy in front of a real backend and the conformance suite use it too.
 */
import type { ValidateFunction } from 'ajv'
import { createAjv } from '~openapi/ajv.ts'
import type { Contract as OpenApiDocument, ContractResponse, JsonSchema } from '~openapi/contract-types.ts'
import { closeResponses } from './contract/closed.ts'
import {
  type ApiError,
  fieldErrors,
  type FieldError,
  invalidValues,
  problemsOf,
  requiredError,
  unknownError,
} from './contract/errors.ts'
import { createMatcher, type MatchedOperation, type Match } from './contract/match.ts'
import { resolve, step } from './contract/refs.ts'
import { coerce, readBody } from './contract/request.ts'

/** The parsed and validated content of a request. A multipart body is an object of its parts, files as `Blob`. */
export interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}
export type RequestVerdict =
  | { ok: true; input: Input }
  | { ok: false; status: 400 | 413 | 415 | 422; error: ApiError }

export interface ContractCheck {
  /** Finds the operation for a path below the server's base. Literal paths win over templates. */
  match(method: string, pathname: string): Match
  /**
   * Reads and checks a request: 400 for an unreadable one, 413 for one over 25 MB, 415 for another media type, 422 for
   * invalid values. This consumes its body.
   */
  checkRequest(found: MatchedOperation, request: Request): Promise<RequestVerdict>
  /**
   * Returns one line for each problem of a response, without its values. Empty if it conforms to the contract. If no
   * operation matched (404, 405) or the body was too large (413), the body must be an `ApiError`. Pass the text if you
   * have it: otherwise the body is cloned, which takes longer than most checks.
   */
  checkResponse(match: Match, response: Response, body?: string): Promise<string[]>
  /**
   * Whether the contract names a code in the description of the operation or of this response, or in an example. A
   * server may return other codes, because the list is open (R264). The sandbox may not, because developers rely on it
   * to learn which codes exist.
   */
  namesCode(found: MatchedOperation, status: number, code: string): boolean
  /** The ids of the operations that need no signed-in user. */
  readonly publicOperations: ReadonlySet<string>
}

/** The schema ids of the two copies of the document: unchanged for requests, and closed for responses. */
const REQUEST_SCHEMAS = 'contract'
const RESPONSE_SCHEMAS = 'responses'
/** Any server may refuse the size of a body before it knows the operation. */
const TOO_LARGE = 413
const ERROR = `${RESPONSE_SCHEMAS}#/components/schemas/ApiError`

/** For a contract that is not ours: any keyword and format, and patterns that are valid only without the flag `u`. */
const LENIENT = { strict: false, unicodeRegExp: false, logger: false } as const

/**
 * Creates the checks for one bundled OpenAPI 3.1 document. Each schema is compiled when it is first used. `isOpen` is
 * for a contract that is not ours: responses may have further properties, and refusals need not be documented.
 */
export async function createContract(
  document: OpenApiDocument,
  { isOpen = false }: { isOpen?: boolean } = {},
): Promise<ContractCheck> {
  // Optimising the code of hundreds of validators takes longer than it saves in one test run or sandbox.
  const ajv = await createAjv({ strictTypes: false, code: { optimize: false }, ...(isOpen && LENIENT) })
  // Both copies are added whole, so that a `$ref` reaches every schema in them.
  ajv.addKeyword('paths')
  ajv.addSchema(
    { $id: REQUEST_SCHEMAS, paths: document.paths, components: document.components },
    REQUEST_SCHEMAS,
    false,
  )
  const responses = isOpen
    ? { paths: document.paths, components: document.components }
    : closeResponses(document)
  ajv.addSchema({ $id: RESPONSE_SCHEMAS, ...responses }, RESPONSE_SCHEMAS, false)
  const compiled = new Map<string, ValidateFunction>()
  const validator = ($ref: string, closing: JsonSchema = {}): ValidateFunction => {
    const cached = compiled.get($ref)
    if (cached) return cached
    const validate = ajv.compile({ $ref, ...closing })
    compiled.set($ref, validate)
    return validate
  }

  /**
   * Checks the parameters of one place (`path`, `query`, `header`). Texts become numbers and booleans where
   * declared.
   */
  function checkParameters(found: MatchedOperation, place: string, texts: Map<string, string[]>) {
    const values: Record<string, unknown> = {}
    const errors: FieldError[] = []
    for (const { value: parameter, pointer } of found.parameters) {
      if (parameter.in !== place) continue
      const schema = resolve<JsonSchema>(document, parameter.schema, `${pointer}/schema`)
      const sent = texts.get(place === 'header' ? parameter.name.toLowerCase() : parameter.name)
      if (sent === undefined) {
        if (parameter.required === true) errors.push(requiredError(parameter.name))
        else if ('default' in schema.value) values[parameter.name] = schema.value['default']
        continue
      }
      const value = coerce(document, schema.value, sent)
      const validate = validator(`${REQUEST_SCHEMAS}#${pointer}/schema`)
      if (validate(value)) values[parameter.name] = value
      else errors.push(...fieldErrors(validate.errors, parameter.name))
    }
    return { values, errors }
  }

  async function checkBody(found: MatchedOperation, request: Request) {
    const declared = found.operation.requestBody
    const read = await readBody(request, Object.keys(declared?.content ?? {}), declared?.required === true)
    if (!read.ok || read.type === undefined) return read
    const validate = validator(
      `${REQUEST_SCHEMAS}#${step(`${found.pointer}/requestBody/content`, read.type)}/schema`,
    )
    if (validate(read.toValidate)) return read
    return { ok: false, status: 422, error: invalidValues(fieldErrors(validate.errors)) } as const
  }

  async function checkRequest(found: MatchedOperation, request: Request): Promise<RequestVerdict> {
    const search = texts(new URL(request.url).searchParams)
    const path = checkParameters(
      found,
      'path',
      new Map(Object.entries(found.path).map(([name, text]) => [name, [text]])),
    )
    const query = checkParameters(found, 'query', search)
    const headers = checkParameters(found, 'header', texts(request.headers))
    const unknownParameters = [...search.keys()].filter((name) => !isDeclared(found, name)).map(unknownError)
    const body = await checkBody(found, request)
    if (!body.ok && body.status !== 422) return body
    const errors = [...path.errors, ...query.errors, ...unknownParameters, ...headers.errors]
    if (!body.ok) errors.push(...(body.error.errors ?? []))
    if (!body.ok || errors.length > 0) return { ok: false, status: 422, error: invalidValues(errors) }
    return { ok: true, input: { path: path.values, query: query.values, body: body.body } }
  }

  async function checkResponse(match: Match, response: Response, body?: string): Promise<string[]> {
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    const text = async () => body ?? (await response.clone().text())
    if (match.kind !== 'operation' || response.status === TOO_LARGE) {
      if (isOpen) return []
      if (type !== 'application/json') return [`content type ${type ?? 'missing'}, not application/json`]
      validator(ERROR, { unevaluatedProperties: false })
      return checkJson(await text(), ERROR)
    }
    const status = documentedAs(match, response.status)
    const declared = match.operation.responses[status]
    if (declared === undefined)
      return isOpen && response.status >= 400 ? [] : [`status ${response.status} is not documented`]
    const documented = resolve<ContractResponse>(document, declared, `${match.pointer}/responses/${status}`)
    const problems = Object.entries(documented.value.headers ?? {})
      .filter(([name, header]) => header.required === true && !response.headers.has(name))
      .map(([name]) => `header ${name} is missing`)
    if (!documented.value.content) {
      if ((await text()) !== '') problems.push('a body where none is documented')
      return problems
    }
    const media = type === undefined ? undefined : documented.value.content[type]
    if (type === undefined || !media)
      return [...problems, `content type ${type ?? 'missing'} is not documented`]
    if (!media.schema) return problems
    const $ref = `${RESPONSE_SCHEMAS}#${step(`${documented.pointer}/content`, type)}/schema`
    if (type === 'application/json') problems.push(...checkJson(await text(), $ref))
    else if (type === 'text/plain') problems.push(...checkValue(await text(), $ref))
    return problems
  }

  function namesCode(found: MatchedOperation, status: number, code: string): boolean {
    const declared = found.operation.responses[status]
    if (declared === undefined) return false
    const { value } = resolve<ContractResponse>(document, declared, `${found.pointer}/responses/${status}`)
    const examples = Object.values(value.content?.['application/json']?.examples ?? {})
    return (
      new RegExp(`\\b${code}\\b`).test(`${found.operation.description} ${value.description}`) ||
      examples.some((example) => (example.value as ApiError).code === code)
    )
  }

  function checkJson(text: string, $ref: string): string[] {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return ['the body is not valid JSON']
    }
    return checkValue(value, $ref)
  }

  function checkValue(value: unknown, $ref: string): string[] {
    const validate = validator($ref)
    return validate(value) ? [] : problemsOf(validate.errors)
  }

  const publicOperations = new Set(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .flatMap((part) =>
        'operationId' in part && part['x-roles'].includes('public') ? [part.operationId] : [],
      ),
  )
  return { match: createMatcher(document), checkRequest, checkResponse, namesCode, publicOperations }
}

/** The key of a status among the responses of an operation: the status, its range such as `4XX`, or `default`. */
const documentedAs = ({ operation: { responses } }: MatchedOperation, status: number): string =>
  [String(status), `${Math.floor(status / 100)}XX`].find((key) => key in responses) ?? 'default'

const isDeclared = (found: MatchedOperation, name: string): boolean =>
  found.parameters.some(({ value }) => value.in === 'query' && value.name === name)

/** All values of each name. */
function texts(pairs: URLSearchParams | Headers): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [name, text] of pairs.entries()) all.set(name, [...(all.get(name) ?? []), text])
  return all
}
