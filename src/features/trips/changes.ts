/** What differs between two states of the same settings. */
export function changes<Values extends object>(values: Values, before: Values): Partial<Values> {
  const found: Partial<Values> = {}
  for (const name in before) if (!Object.is(values[name], before[name])) found[name] = values[name]
  return found
}
