/** The language of texts: that of the request, that of the caller, or neither. */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { at, differences, withValue } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { rowSchema, rowsOf } from '../rows.ts'
import { actorsFor } from '../suite.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, perOperation } from './per-operation.ts'

const NAME = 'language'
/** What the contract names where there are no texts in the requested language. */
const FALLBACK = 'nl'

export const languages: Law = {
  id: 'languages',
  title: 'A read that takes a language responds in it, or in the fallback, for users of every language',
  family: 'answer',
  level: 'laws',
  writes: false,
  cases: (suite) => {
    const { api } = suite
    const languagesOf = (schema: JsonSchema | undefined): readonly unknown[] => {
      const { enum: values } = api.schema(propertiesOf(api.schema(schema))[NAME])
      return Array.isArray(values) ? values : []
    }
    return perOperation(
      suite,
      ({ reads, body, responses }) =>
        reads && languagesOf(body?.schema).length > 0 && languagesOf(responses.get(200)?.schema).length > 0,
      async (trial, operation) => {
        for (const actor of actorsFor(suite, operation)) {
          const accepted = await goodExchange(trial, operation, actor)
          if (!accepted) continue
          for (const language of languagesOf(operation.body?.schema)) {
            const body = withValue(accepted.call.body, [NAME], language)
            const read = await trial.send({ ...accepted.call, body }, actor)
            const actual = at(read.json, [NAME])
            if (!isGood(read) || actual === language || actual === FALLBACK) continue
            trial.report({
              operation: operation.id,
              place: NAME,
              expected: `texts in ${String(language)}`,
              actual: `${String(actual)}, for ${actor.name}`,
              steps: [read],
            })
            return undefined
          }
        }
        return undefined
      },
    )
  },
}

/** The operation by which a caller changes the own language, which is a parameter of its path. */
const CHANGE = 'changeLanguage'
const LANGUAGES = ['nl', 'fr', 'nl'] as const

export const languageOfCaller: Law = {
  id: 'language-of-caller',
  title: 'Texts follow the language of the caller where `x-language` states it, and nowhere else',
  family: 'answer',
  level: 'laws',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) =>
        operation.reads && !isPublic(operation) && !isRefresh(operation) && !suite.missing.has(CHANGE),
      async (trial, operation) => {
        const change = suite.api.has(CHANGE) ? suite.api.operation(CHANGE) : undefined
        if (trial.world === undefined || !change)
          return { skipped: 'others use the accounts of a server without worlds' }
        const accepted = await goodExchange(trial, operation)
        if (!accepted) return { skipped: 'no request was accepted to start from' }
        const { call, actor } = accepted
        const reads: Exchange[] = []
        for (const language of LANGUAGES) {
          const path = Object.fromEntries(change.parameters.map(({ name }) => [name, language]))
          await trial.send({ operation: change, path }, actor)
          reads.push(await trial.send(call, actor))
        }
        const [first, other, again] = reads
        if (!first || !other || !again || !reads.every(isGood)) return undefined
        if (textsThatDiffer(first, again).length > 0)
          return { skipped: 'the response changes from call to call' }
        const stated = operation.found.operation['x-language']
        const changed = textsThatDiffer(first, other)
        const isEmpty = rowSchema(suite.api, operation) !== undefined && rowsOf(first).length === 0
        const report = (expected: string, actual: string): void =>
          trial.report({
            operation: operation.id,
            place: 'language of the caller',
            expected,
            actual,
            steps: [first, other],
          })
        if (stated === 'caller' && changed.length === 0 && !isEmpty)
          report('texts in the language of the caller, as `x-language` states', 'the same texts')
        if (stated === undefined && changed.length > 0)
          report('the same response for a caller of another language', `other ${changed.join(', ')}`)
        return undefined
      },
    ),
}

/** The places at which two responses differ, without what a change of language changes in the caller's own record. */
const textsThatDiffer = (one: Exchange, other: Exchange): string[] =>
  one.json === undefined
    ? Buffer.from(one.bytes).equals(Buffer.from(other.bytes))
      ? []
      : ['content']
    : differences(withoutAccount(one.json), withoutAccount(other.json))

const ACCOUNT = ['language', 'version']

const withoutAccount = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json, (key, part: unknown) => (ACCOUNT.includes(key) ? undefined : part)))
