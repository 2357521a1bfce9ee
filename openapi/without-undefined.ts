/**
 * Removes the properties that are `undefined`. In requests, responses and the sandbox's rows an optional property is
 * either set or absent (`exactOptionalPropertyTypes`).
 */
export function withoutUndefined<Values extends object>(values: Values): WithoutUndefined<Values> {
  const defined: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) if (value !== undefined) defined[name] = value
  return defined as WithoutUndefined<Values>
}

type WithoutUndefined<Values extends object> = {
  [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name]
} & {
  [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Exclude<Values[Name], undefined>
}
