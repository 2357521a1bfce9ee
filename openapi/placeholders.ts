/** `{{name}}` in a template's text. Only this much: no conditions, no loops, nothing that runs. */
const PLACEHOLDER = /\{\{\s*([A-Za-z0-9_.-]{1,100})\s*\}\}/g

/** The names in a text, each once, in the order in which they come. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
]

/** Whether something begins like a placeholder and is none. A lone `}}` is not: styles end so. */
export const hasBrokenPlaceholder = (text: string): boolean => text.replace(PLACEHOLDER, '').includes('{{')

/** The text with each placeholder replaced by what `value` answers for its name. */
export const fillPlaceholders = (text: string, value: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_all, name: string) => value(name))
