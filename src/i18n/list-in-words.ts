const lists = new Map<string, Intl.ListFormat>()
/** `Ulla, Bert en 3 anderen`. */
export function listInWords(words: readonly string[], language: string): string {
  const list = lists.get(language) ?? new Intl.ListFormat(language)
  lists.set(language, list)
  return list.format(words)
}
