import type { BrokenRules } from '~openapi/rules.ts'

/** A setting that was emptied is missing: leaving it out of the request would keep the old one. */
export function emptied(data: object): BrokenRules {
  const names = Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [name] : [],
  )
  return Object.fromEntries(names.map((name) => [`data.${name}`, { rule: 'required' }]))
}
