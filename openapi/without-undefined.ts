/**
 * The same values without those that are `undefined`: an optional property is either set or absent, in a request, in a
 * response and in a row of the sandbox (`exactOptionalPropertyTypes`).
 */
export function withoutUndefined<Values extends object>(values: Values): WithoutUndefined<Values> {
  const set: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) if (value !== undefined) set[name] = value
  return set as WithoutUndefined<Values>
}

type WithoutUndefined<Values extends object> = {
  [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name]
} & {
  [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Exclude<Values[Name], undefined>
}
