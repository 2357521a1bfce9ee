/*
 * Compares two states of a form. The fields are those of the earlier state, because Final Form leaves out an emptied
 * field.
 */

/** The values that changed, by field. An emptied one is `undefined`. */
export function changes<Values extends object>(now: Values, before: Values): Partial<Values> {
  const found: Partial<Values> = {}
  for (const name in before) if (!Object.is(now[name], before[name])) found[name] = now[name]
  return found
}

/** These properties of a record, as initial values of fields. */
export const pick = <Item extends object, const Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Pick<Item, Name> => Object.fromEntries(names.map((name) => [name, item[name]])) as Pick<Item, Name>

/** The values with texts trimmed. An empty text counts as no value. */
export const trimmed = <Values extends object>(values: Values): Values =>
  // The names are unchanged, but the type of `fromEntries` does not express that.
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() || undefined : value,
    ]),
  ) as Values

/** The names of the fields that changed, including fields within groups, such as an address, or within rows. */
export function changedNames(now: object, before: object): readonly string[] {
  return Object.entries(changes(now, before)).flatMap(([name, value]: [string, unknown]) => {
    const former: unknown = Reflect.get(before, name)
    if (!isGroup(value) || !isGroup(former)) return [name]
    return changedNames(value, former).map((inner) => rowName(`${name}.${inner}`))
  })
}

/** The form library's name for a field in a row: `owners.0.validFrom` is `owners[0].validFrom`. */
export const rowName = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, '[$1]')

/** The names of the changed fields, without groups whose own fields are among them. */
export const leafNames = (dirtyFields: Readonly<Record<string, boolean>> = {}): readonly string[] => {
  const names = Object.keys(dirtyFields)
  return names.filter(
    (name) => !names.some((other) => other.startsWith(`${name}.`) || other.startsWith(`${name}[`)),
  )
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The texts among `names` that changed, trimmed. `empty` replaces an emptied one. */
export function changedTexts<Name extends string, Empty extends '' | null>(
  names: readonly Name[],
  now: Readonly<Partial<Record<Name, string | undefined>>>,
  before: Readonly<Record<Name, string>>,
  empty: Empty,
): Partial<Record<Name, string | Empty>> {
  const found: Partial<Record<Name, string | Empty>> = {}
  for (const name of names) {
    const value = (now[name] ?? '').trim() // Final Form drops an emptied text.
    if (value !== before[name]) found[name] = value === '' ? empty : value
  }
  return found
}

/**
 * Changes in the format of a request. `null` removes an emptied value. If it were left out, the old value would stay.
 */
export function orNull<Found extends object>(
  found: Found,
): { [Name in keyof Found]: Exclude<Found[Name], undefined> | null } {
  const sent = Object.entries(found).map(([name, value]: [string, unknown]) => [name, value ?? null])
  // The names are unchanged, but the type of `fromEntries` does not express that.
  return Object.fromEntries(sent) as ReturnType<typeof orNull<Found>>
}
