/** A read that takes a language responds in it, or in the fallback, whatever the language of the user is. */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { propertiesOf } from '../api.ts'
import { isGood } from '../exchange.ts'
import { at, withValue } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { actorsFor } from '../suite.ts'
import type { Law } from './law.ts'
import { perOperation } from './per-operation.ts'

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
