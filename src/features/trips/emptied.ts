import type { BrokenRules } from '~openapi/rules.ts'

/** What differs between two states of the same settings. */
export function changes<Values extends object>(values: Values, before: Values): Partial<Values> {
  const found: Partial<Values> = {}
  for (const name in before) if (!Object.is(values[name], before[name])) found[name] = values[name]
  return found
}

/** A setting that was emptied is missing: leaving it out of the request would keep the old one. */
export function emptied(data: object): BrokenRules {
  const names = Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [name] : [],
  )
  return Object.fromEntries(names.map((name) => [`data.${name}`, { rule: 'required' }]))
}
