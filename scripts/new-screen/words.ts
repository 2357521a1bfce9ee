import { LANGUAGES, type Text } from './wish.ts'

type Tree = { [key: string]: string | Tree }
export type Locales = Readonly<Record<keyof Text, Tree>>

/** Marks a text that must be translated: `grep -rn '"\[nl\]\|"\[fr\]' locales`. */
const mark = (language: string, text: string): string => `[${language}] ${text}`

/** The existing texts of the portal in all three languages, by the English one. */
export class Dictionary {
  readonly #known = new Map<string, Text>()

  /** Adds one namespace. */
  add({ nl, en, fr }: Locales): void {
    for (const [key, text] of Object.entries(en)) {
      const [dutch, french] = [nl[key], fr[key]]
      if (typeof text !== 'string') {
        if (typeof dutch === 'object' && typeof french === 'object')
          this.add({ nl: dutch, en: text, fr: french })
      } else if (typeof dutch === 'string' && typeof french === 'string' && !text.includes('{{'))
        if (!this.#known.has(text)) this.#known.set(text, { nl: dutch, en: text, fr: french })
    }
  }

  translate(english: string): Text {
    const { nl, fr } = this.#known.get(english) ?? {}
    return { nl: nl ?? mark('nl', english), en: english, fr: fr ?? mark('fr', english) }
  }
}

/** Sets a text at a dotted key; an existing one stays. */
export function put(tree: Tree, key: string, text: string): void {
  const [first = '', ...rest] = key.split('.')
  const present = tree[first]
  if (rest.length === 0) {
    if (typeof present === 'object') throw new Error(`the words have more than one text at ${key}`)
    tree[first] = present ?? text
    return
  }
  if (typeof present === 'string')
    throw new Error(`the words have a text at ${first}, where ${key} is to stand`)
  const branch = present ?? {}
  tree[first] = branch
  put(branch, rest.join('.'), text)
}

/** Whether there is a text at a dotted key. */
export const has = (tree: Tree, key: string): boolean =>
  typeof key
    .split('.')
    .reduce<string | Tree | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      tree,
    ) === 'string'

export const parse = (file: string | undefined): Tree => JSON.parse(file ?? '{}') as Tree
export const print = (tree: Tree): string => `${JSON.stringify(tree, null, 2)}\n`
export const isToTranslate = (text: Text): boolean =>
  LANGUAGES.some((language) => text[language].startsWith(`[${language}] `))
