import { createSystem } from '@chakra-ui/react/styled-system'
import { brandVariables, DEFAULT_BRAND } from './brand.ts'
import { semanticTokens, tokens } from './tokens.ts'

/** Cascade layers, the weakest first: variables, the reset, the blocks. Styles of screens have no layer and so win. */
export const LAYERS = '@layer tokens, base, ui;\n'

/** The selectors of each condition's variables. Print always uses the light theme. */
const PLACES: Readonly<Record<string, (variables: string) => string>> = {
  base: (variables) => `:root { ${variables} color-scheme: light; }`,
  _dark: (variables) => `@media screen { :root[data-theme='dark'] { ${variables} color-scheme: dark; } }`,
  _motionReduce: (variables) => `@media (prefers-reduced-motion: reduce) { :root { ${variables} } }`,
}

/** The content of `tokens.css`: the variables of all tokens and of the default brand. */
export function tokensCss(): string {
  const { cssVarMap } = createSystem({ cssVarsPrefix: '', theme: { tokens, semanticTokens } }).tokens
  const rules = Array.from(cssVarMap, ([condition, variables]) => {
    const place = PLACES[condition]
    if (!place) throw new Error(`a token has the condition ${condition}, which stylesheet.ts does not know`)
    return place(linesOf(variables))
  })
  return [
    '@layer tokens {',
    `:root { ${linesOf(Object.entries(brandVariables(DEFAULT_BRAND)))} }`,
    ...rules,
    '}',
  ].join('\n')
}

const linesOf = (variables: Iterable<readonly [string, string]>): string =>
  Array.from(variables, ([name, value]) => `${name}: ${value};`).join(' ')
