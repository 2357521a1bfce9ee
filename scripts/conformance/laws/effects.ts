/** Every optional field of a write has an effect: two of its values lead to different responses or stored data. */
import type { JsonSchema } from '../../../openapi/contract-types.ts'
import { type Operation, propertiesOf } from '../api.ts'
import type { Actor } from '../actors.ts'
import { type Call, type Exchange, isGood } from '../exchange.ts'
import { canonical, type Path, withValue } from '../json.ts'
import { readerOf, rewordedIn } from '../records.ts'
import { acceptableCall } from '../requests/recipes.ts'
import { valuesOf } from '../requests/values.ts'
import { inTrial, type Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { isPublic, isRefresh, perOperation } from './per-operation.ts'

/** The maximum number of values that are tried for each optional field. */
const MAX_VALUES = 3
/** Optional fields are tried at the root of a body and one level below. */
const MAX_DEPTH = 2

export const effects: Law = {
  id: 'effects',
  title: 'An option of a write makes a difference',
  family: 'state',
  level: 'full',
  writes: true,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) =>
        !operation.reads &&
        !isPublic(operation) &&
        !isRefresh(operation) &&
        operation.body?.type === 'application/json' &&
        suite.model.waiver(operation.id) === undefined,
      async (trial, operation) => {
        if (trial.world === undefined)
          return { skipped: 'only what a write stores in a world of its own tells' }
        if (suite.model.after(operation.id).length > 0) return { skipped: 'it needs other calls before' }
        const acceptable = await acceptableCall(trial, operation)
        if (!acceptable) return { skipped: 'no request was accepted to start from' }
        const reader = readerOf(suite, operation)
        const reworded = rewordedIn(suite, operation, reader)
        for (const { path, schema } of optionalFields(trial, operation))
          if (!reworded.includes(String(path.at(-1)))) await expectEffect(trial, acceptable, path, schema)
        return undefined
      },
    ),
}

interface OptionalField {
  path: Path
  schema: JsonSchema
}

function optionalFields({ suite: { api } }: Trial, { body }: Operation): OptionalField[] {
  const fieldsIn = (raw: JsonSchema, parent: Path): OptionalField[] => {
    const schema = api.schema(raw)
    return Object.entries(propertiesOf(schema)).flatMap(([name, part]) => {
      const path = [...parent, name]
      const isOptional = schema.required?.includes(name) !== true && name !== 'version'
      return [
        ...(isOptional ? [{ path, schema: api.schema(part) }] : []),
        ...(path.length < MAX_DEPTH ? fieldsIn(part, path) : []),
      ]
    })
  }
  return body ? fieldsIn(body.schema, []) : []
}

async function expectEffect(
  trial: Trial,
  { call, actor }: { call: Call; actor: Actor },
  path: Path,
  schema: JsonSchema,
): Promise<void> {
  const values = valuesOf(trial.suite.api, schema, trial.random).slice(0, MAX_VALUES)
  const calls = values.map((value): Call => ({ ...call, body: withValue(call.body, path, value) }))
  const uniqueCalls = [...new Map(calls.map((changed) => [canonical(changed.body), changed])).values()]
  const outcomes = new Set<string>()
  const steps: Exchange[] = []
  for (const changed of uniqueCalls) {
    const result = await inTrial(trial.suite, trial.context, (own) => resultOf(own, changed, actor))
    if (!result) continue
    outcomes.add(result.outcome)
    steps.push(result.exchange)
    if (outcomes.size > 1) return
  }
  if (steps.length > 1)
    trial.report({
      operation: call.operation.id,
      place: `effect of ${path.join('.')}`,
      expected: 'other values lead to other data',
      actual: `the same data for ${steps.length} values`,
      steps,
    })
}

/** The response and the stored data after a call, as one text in which each moment near the current time is `now`. */
async function resultOf(
  trial: Trial,
  call: Call,
  actor: Actor,
): Promise<{ outcome: string; exchange: Exchange } | undefined> {
  const exchange = await trial.send(call, actor)
  if (!isGood(exchange)) return undefined
  const text = `${canonical(exchange.json)} ${await trial.state()}`
  return { outcome: text.replaceAll(MOMENT, (moment) => (isNow(moment) ? 'now' : moment)), exchange }
}

const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g
const NOW_MS = 600_000
const isNow = (moment: string): boolean => Math.abs(Date.parse(moment) - Date.now()) < NOW_MS
