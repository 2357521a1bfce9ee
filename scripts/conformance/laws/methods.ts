/** A method that a path does not have is refused with 405, and `Allow` lists the methods of the path. */
import { examplesOf } from '../requests/recipes.ts'
import { harmless } from '../restraint.ts'
import { actorsFor } from '../suite.ts'
import { undeclaredMethods } from '../violations.ts'
import type { Law } from './law.ts'
import { perOperation } from './per-operation.ts'

export const methods: Law = {
  id: 'methods',
  title: 'A method that a path does not have is refused with 405 and Allow',
  family: 'input',
  level: 'operations',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      () => suite.api.statesRefusals,
      async (trial, operation) => {
        const [example] = examplesOf(trial, operation)
        const call = example && harmless(suite, example)
        const [actor] = actorsFor(suite, operation)
        for (const method of undeclaredMethods(suite.api, operation)) {
          const { body: _body, ...bare } = call ?? { operation }
          const { status, headers } = await trial.send({ ...bare, method }, actor)
          const report = (expected: string, actual: string): void =>
            trial.report({ operation: operation.id, place: `${method} ${operation.path}`, expected, actual })
          const allow = (headers.get('allow') ?? '').split(',').map((method) => method.trim())
          if (status !== 405) report('405', String(status))
          else if (!allow.includes(operation.method))
            report(`Allow: ${operation.method}`, `Allow: ${allow.join(', ')}`)
        }
      },
    ),
}
