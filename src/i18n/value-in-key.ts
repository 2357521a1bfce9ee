import i18next from 'i18next'

/**
 * The value contained in a key such as `status.CAME_LATER` or `kinds.CAME_LATER.name`. A value added to the contract
 * later has no text yet, so it is shown unchanged.
 *
 * @param spaces the namespaces in which the key was looked up, unless it contains one
 */
export function valueInKey(key: string, spaces: string | readonly string[] = 'common'): string {
  const [, space = [spaces].flat()[0] ?? '', path = key] = /^([\w-]+):(.*)$/s.exec(key) ?? []
  const names = path.split('.')
  let group = i18next.languages
    .map((language): unknown => i18next.getResourceBundle(language, space))
    .find((texts) => texts !== undefined)
  while (names.length > 1 && typeof at(group, names.slice(0, 1)) === 'object')
    group = at(group, names.splice(0, 1))
  const known = Object.values((group ?? {}) as Words)
  const end = names.findIndex((_, index) => index > 0 && known.some((one) => at(one, names.slice(index))))
  return names.slice(0, end < 0 ? undefined : end).join('.')
}

type Words = Readonly<Record<string, unknown>>

/** The value at a path in the texts. */
const at = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, name)
        ? (found as Words)[name]
        : undefined,
    texts,
  )
