/**
 * Determines the refusals of an operation. They follow from its roles, body and parameters, so the files in
 * `openapi/paths` do not contain them. They are added when the contract is bundled. An operation states exceptions in
 * `x-deviations`:
 *
 *   x-deviations: { '404': none }   the rule adds one, but this operation never returns it
 *   x-deviations: { '422': own }    `responses` has its own, with texts or examples that the shared one lacks
 *
 * A status that no rule adds, such as 409, is written in `responses` as usual.
 */
import { isObject, type ContractFile, type JsonObject, type Place } from './contract-file.ts'
import { referencesIn, targetOf, type ContractFiles } from './references.ts'

/** The facts about an operation that the rules use. */
export interface Facts {
  readonly roles: readonly string[]
  readonly hasBody: boolean
  /** Whether a parameter or a part of the body is the identity of a record: an `OspId` or a UUID. */
  readonly namesRecord: boolean
}

interface Rule {
  readonly status: string
  /** The name in `responses` of common.yaml. */
  readonly response: string
  /** The kind of operation to which it applies, for the error message if it is written by hand. */
  readonly whose: string
  readonly applies: (facts: Facts) => boolean
}

export const RULES: readonly Rule[] = [
  { status: '400', response: 'BadRequest', whose: 'with a body', applies: ({ hasBody }) => hasBody },
  {
    status: '401',
    response: 'Unauthorized',
    whose: 'that is not public',
    applies: ({ roles }) => !roles.includes('public'),
  },
  {
    status: '403',
    response: 'Forbidden',
    whose: 'that asks for a role',
    applies: ({ roles }) => !['public', 'refresh', 'signed-in'].some((role) => roles.includes(role)),
  },
  {
    status: '404',
    response: 'NotFound',
    whose: 'whose request names a record',
    applies: ({ namesRecord }) => namesRecord,
  },
  {
    status: '415',
    response: 'UnsupportedMediaType',
    whose: 'with a body',
    applies: ({ hasBody }) => hasBody,
  },
  // The server also refuses an unknown query parameter, so this applies to operations without parameters too.
  { status: '422', response: 'Unprocessable', whose: 'of any kind', applies: () => true },
  { status: '429', response: 'TooManyRequests', whose: 'of any kind', applies: () => true },
  { status: '500', response: 'ServerError', whose: 'of any kind', applies: () => true },
  { status: '503', response: 'Unavailable', whose: 'of any kind', applies: () => true },
]

/**
 * An operation with the refusals from the rules, and the mistakes in its own refusals. `place` is its place in the
 * file.
 */
export function withRefusals(
  operation: JsonObject,
  files: ContractFiles,
  file: ContractFile,
  place: Place,
): { operation: JsonObject; mistakes: readonly string[] } {
  const { 'x-deviations': deviationsByName = {}, ...rest } = operation
  const written = isObject(operation['responses']) ? operation['responses'] : {}
  const deviations = isObject(deviationsByName) ? deviationsByName : {}
  const given = RULES.filter(({ applies }) => applies(factsOf(operation, files, file.path)))
  const at = (...keys: Place): string =>
    `${file.at([...place, ...keys])}: ${String(operation['operationId'])}`

  const mistakes = [
    ...given.flatMap(({ status, whose }) => {
      const deviation = deviations[status]
      const isWritten = status in written
      if (isWritten && deviation === undefined)
        return [
          `${at('responses', status)} writes ${status}, which each operation ${whose} gets: ` +
            `remove it, or say x-deviations: { '${status}': own }`,
        ]
      if (isWritten && deviation === 'none')
        return [`${at('responses', status)} writes the ${status} that x-deviations denies`]
      if (!isWritten && deviation === 'own')
        return [`${at('x-deviations', status)} says it has its own ${status}, which it has not`]
      return []
    }),
    ...Object.entries(deviations).flatMap(([status, deviation]) => {
      if (deviation !== 'none' && deviation !== 'own')
        return [
          `${at('x-deviations', status)} says ${String(deviation)} of ${status}, which may be none or own`,
        ]
      if (given.some((rule) => rule.status === status)) return []
      return [`${at('x-deviations', status)} deviates in ${status}, which no rule gives it`]
    }),
  ]
  const added = given
    .filter(({ status }) => !(status in deviations))
    .map(({ status, response }) => [status, { $ref: `../common.yaml#/responses/${response}` }])
  return { operation: { ...rest, responses: { ...written, ...Object.fromEntries(added) } }, mistakes }
}

function factsOf(operation: JsonObject, files: ContractFiles, path: string): Facts {
  const roles = operation['x-roles']
  const { parameters, requestBody } = operation
  return {
    roles: Array.isArray(roles) ? roles.map(String) : [],
    hasBody: requestBody !== undefined,
    namesRecord: hasIdentity([parameters, requestBody], files, path, new Set()),
  }
}

/** `seen`: the references followed so far. */
function hasIdentity(value: unknown, files: ContractFiles, path: string, seen: Set<string>): boolean {
  if (hasUuid(value)) return true
  for (const [, reference] of referencesIn(value)) {
    const target = targetOf(files, path, reference)
    if (target === undefined) continue
    const name = `${target.file.path}#${target.place.join('/')}`
    if (name === 'common.yaml#schemas/OspId') return true
    if (seen.has(name)) continue
    seen.add(name)
    if (hasIdentity(target.value, files, target.file.path, seen)) return true
  }
  return false
}

function hasUuid(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ('format' in value && value.format === 'uuid') || Object.values(value).some(hasUuid)
}
