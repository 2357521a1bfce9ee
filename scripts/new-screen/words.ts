import { LANGUAGES, type Language } from '../../src/api/generated/languages.ts'
import type { Text } from './screen-spec.ts'

type Tree = { [key: string]: string | Tree }
export type Locales = { readonly en: Tree } & { readonly [Other in Language]?: Tree }

/** The text in this language. A text that must be translated is marked: `grep -rn '"\[[a-z][a-z]\]' locales`. */
export const textIn = (text: Text, language: Language): string => text[language] ?? `[${language}] ${text.en}`

/** The portal's existing texts in all languages, by their English text. */
export class Dictionary {
  readonly #known = new Map<string, Text>()

  /** Adds one namespace. */
  add(locales: Locales): void {
    for (const [key, text] of Object.entries(locales.en)) {
      const others = LANGUAGES.map((language) => [language, locales[language]?.[key]] as const)
      if (typeof text !== 'string') {
        const below = others.flatMap(([language, tree]) =>
          typeof tree === 'object' ? [[language, tree] as const] : [],
        )
        this.add({ ...Object.fromEntries<Tree>(below), en: text })
      } else if (!text.includes('{{') && !this.#known.has(text)) {
        const same = others.flatMap(([language, one]) =>
          typeof one === 'string' ? [[language, one] as const] : [],
        )
        if (same.length === LANGUAGES.length)
          this.#known.set(text, { ...Object.fromEntries<string>(same), en: text })
      }
    }
  }

  translate(english: string): Text {
    return this.#known.get(english) ?? { en: english }
  }
}

/** Sets a text at a dotted key, unless there already is one. */
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
  LANGUAGES.some((language) => text[language] === undefined)
