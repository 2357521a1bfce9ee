/** Fields of a request that `x-reserved` keeps for some roles. */
import { mayCall } from '../actors.ts'
import { typesOf } from '../api.ts'
import { withValue } from '../json.ts'
import { acceptableCall, schemaAt, withoutVersion } from '../requests/recipes.ts'
import { valuesOf } from '../requests/values.ts'
import { stateLaw } from './per-operation.ts'

export const reserved = stateLaw(
  'reserved',
  'A field that `x-reserved` keeps for some roles is a 403 for others, whatever its value, and changes nothing',
  (_suite, { found }) => found.operation['x-reserved'] !== undefined,
  async (trial, operation) => {
    const { suite } = trial
    let tried = 0
    for (const { fields, roles } of operation.found.operation['x-reserved'] ?? []) {
      const actor = suite.actors.find((one) => mayCall(operation, one) && !mayCall({ roles }, one))
      const acceptable = actor && (await acceptableCall(trial, operation, actor))
      if (!acceptable) continue
      const before = await trial.state()
      for (const field of fields) {
        const path = field.split('.')
        const schema = schemaAt(trial, operation, path) ?? {}
        const values = valuesOf(suite.api, schema, trial.random).slice(0, 1)
        for (const value of typesOf(schema).includes('null') ? [null, ...values] : values) {
          const call = withoutVersion(trial, acceptable.call)
          const exchange = await trial.send({ ...call, body: withValue(call.body, path, value) }, actor)
          tried += 1
          if (exchange.status === 403) continue
          trial.report({
            operation: operation.id,
            place: value === null ? `${field} removed` : field,
            expected: `403 for ${actor.name}, only for ${roles.join(', ')}`,
            actual: String(exchange.status),
            steps: [exchange],
          })
        }
      }
      if ((await trial.state()) !== before)
        trial.report({
          operation: operation.id,
          place: 'after refused fields',
          expected: 'a refused request changes nothing',
          actual: 'stored data has changed',
        })
    }
    return tried === 0 ? { skipped: 'every actor who may call it may send these fields' } : undefined
  },
)
