/**
 * Styles that fetch nothing by themselves, whatever a policy says: `url()` and its like, `@import` and `@font-face` lose
 * their meaning. Read by tokens, as browsers do, so that escapes, comments and capitals hide nothing.
 */
import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer'

export interface InertCss {
  readonly css: string
  /** What has lost its meaning, such as `url()` and `@import`, each once. */
  readonly leftOut: readonly string[]
}

/** Functions that fetch what they name, with any browser's prefix. */
const FETCHING = /^(?:-[a-z]{1,9}-)?(?:url|url-prefix|src|image|image-set|cross-fade|element|paint)$/
/** Rules that only say when other styles apply. No other rule is kept, as a new one may fetch. */
const KEPT_RULES = /^(?:-[a-z]{1,9}-)?(?:media|supports|keyframes|page|layer|container|charset)$/

/** Whether it is worth a second look: without an escape a name stands there letter by letter. */
export const mayFetch = (css: string): boolean =>
  /[\\@]|(?:url|url-prefix|src|image|image-set|cross-fade|element|paint)\(/i.test(css)

/** `isKept` says which addresses may stay; by default none. */
export function inertCss(css: string, isKept: (address: string) => boolean = () => false): InertCss {
  if (!mayFetch(css)) return { css, leftOut: [] }
  const tokens = tokenize({ css })
  const leftOut = new Set<string>()
  const written = tokens.map((token, at) => {
    const inert = inertTextOf(token, addressAfter(tokens, at), isKept)
    if (inert) leftOut.add(inert.what)
    return inert?.text ?? token[1]
  })
  return { css: written.join(''), leftOut: [...leftOut] }
}

interface Inert {
  readonly what: string
  readonly text: string
}

/** What to write in place of a token; `undefined` for one that stays. */
function inertTextOf(
  token: CSSToken,
  address: string | undefined,
  isKept: (address: string) => boolean,
): Inert | undefined {
  if (token[0] === TokenType.URL) return isKept(token[4].value) ? undefined : { what: 'url()', text: 'none' }
  if (token[0] === TokenType.BadURL) return { what: 'url()', text: 'none' }
  if (token[0] === TokenType.Function) {
    const name = token[4].value.toLowerCase()
    if (!FETCHING.test(name) || (name === 'url' && address !== undefined && isKept(address))) return undefined
    return { what: `${name}()`, text: 'left-out(' }
  }
  if (token[0] !== TokenType.AtKeyword) return undefined
  const name = token[4].value.toLowerCase()
  return KEPT_RULES.test(name) ? undefined : { what: `@${name}`, text: '@left-out' }
}

/** The text that is all that stands between the brackets of a function. */
function addressAfter(tokens: readonly CSSToken[], at: number): string | undefined {
  if (tokens[at]?.[0] !== TokenType.Function) return undefined
  let next = at + 1
  const skipSpace = (): void => {
    while (tokens[next]?.[0] === TokenType.Whitespace) next += 1
  }
  skipSpace()
  const found = tokens[next]
  if (found?.[0] !== TokenType.String) return undefined
  next += 1
  skipSpace()
  return tokens[next]?.[0] === TokenType.CloseParen ? found[4].value : undefined
}
