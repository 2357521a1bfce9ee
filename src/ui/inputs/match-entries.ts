/** An item that entries of a pasted list can match. */
export interface Matchable {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
}

/**
 * The result of matching: the ids of the items, the entries without an item, and the entries that match several items.
 */
export interface Matched {
  readonly ids: readonly string[]
  readonly unknown: readonly string[]
  readonly several: readonly string[]
}

/** The e-mail address in an entry, such as "Jonas Peeters <jonas@example.com>". */
const emailIn = (entry: string): string | undefined =>
  entry.split(/[\s<>;,"']+/).find((word) => word.indexOf('@') > 0 && !word.endsWith('@'))

/**
 * Splits a pasted text into entries: its lines, or the parts of a single line between commas or semicolons. Returns
 * `undefined` if the text is not a list, such as a single name.
 */
export function entriesOf(text: string): readonly string[] | undefined {
  const lines = cleaned(text.split(/[\r\n]+/))
  const entries = lines.length > 1 ? lines : cleaned((lines[0] ?? '').split(/[;,]/))
  return entries.length > 1 ? [...new Set(entries)] : undefined
}

const cleaned = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.trim()).filter((text) => text !== '')

/**
 * Matches each entry by its e-mail address, by a name in any order of its words, or by its whole hint, ignoring case
 * and accents. The entry may also contain other cells of a spreadsheet.
 */
export function matchEntries(entries: readonly string[], items: readonly Matchable[]): Matched {
  const index = new Map<string, Set<string>>()
  for (const { id, label, hint } of items)
    for (const key of [nameKey(label), ...(hint === undefined ? [] : [plain(hint)])])
      index.set(key, (index.get(key) ?? new Set()).add(id))
  const ids = new Set<string>()
  const unknown: string[] = []
  const several: string[] = []
  for (const entry of entries) {
    const found = keysOf(entry)
      .map((key) => index.get(key))
      .find((one) => one !== undefined)
    const [id] = found ?? []
    if (id === undefined) unknown.push(entry)
    else if (found && found.size > 1) several.push(entry)
    else ids.add(id)
  }
  return { ids: [...ids], unknown, several }
}

/** The possible keys of an entry, the most reliable first. */
function keysOf(entry: string): readonly string[] {
  const email = emailIn(entry)
  const cells = cleaned(entry.split(/[\t;]/))
  const [first = '', second = ''] = cells
  return [
    ...(email === undefined ? [] : [plain(email)]),
    ...cells.map(plain),
    nameKey(email === undefined ? entry : entry.replace(email, '')),
    nameKey(`${first} ${second}`),
    ...cells.map(nameKey),
  ].filter((key) => key !== '')
}

/** The words of a name in alphabetical order, so that first and last name match in either order. */
const nameKey = (name: string): string =>
  plain(name)
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
