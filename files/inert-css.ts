/**
 * Removes everything from styles that would fetch a resource, even if a content security policy allows it: `url()` and
 * similar functions, `@import` and `@font-face`. The styles are tokenised as in browsers, so that escapes, comments and
 * capitals hide nothing.
 */
import { tokenize, TokenType, type CSSToken } from '@csstools/css-tokenizer'

export interface InertCss {
  readonly css: string
  /** The removed parts, such as `url()` and `@import`, each once. */
  readonly leftOut: readonly string[]
}

/** Functions that fetch their argument, with or without a vendor prefix. */
const FETCHING = /^(?:-[a-z]{1,9}-)?(?:url|url-prefix|src|image|image-set|cross-fade|element|paint)$/
/** At-rules that only state when other styles apply. No other at-rule is kept, because a future one may fetch. */
const KEPT_RULES = /^(?:-[a-z]{1,9}-)?(?:media|supports|keyframes|page|layer|container|charset)$/

/** A quick check: without an escape, the name of a function or rule is spelled literally. */
export const mayFetch = (css: string): boolean =>
  /[\\@]|(?:url|url-prefix|src|image|image-set|cross-fade|element|paint)\(/i.test(css)

/** `isKept` decides which addresses stay. By default none does. */
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

/** The replacement for a token, or `undefined` if the token stays. */
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

/** The address, if it is the only argument of a function. */
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
