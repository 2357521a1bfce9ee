import { expect, test } from 'vitest'
import { tokensCss } from './stylesheet.ts'
import { system } from './system.ts'

/** The variables of a selector, such as `:root`. */
const variablesIn = (css: string, selector: string): Set<string> =>
  new Set(
    css
      .split('\n')
      .filter((line) => line.startsWith(selector))
      .flatMap((line) => [...line.matchAll(/(--[\w-]+): /g)].map(([, name = '']) => name)),
  )

test('each token of Chakra is a variable of the static stylesheet, and vice versa', () => {
  const { allTokens } = system.tokens
  const used = allTokens.flatMap(({ extensions: { virtual, negative, cssVar } }) =>
    virtual || negative || !cssVar ? [] : [cssVar.var],
  )
  const inStylesheet = variablesIn(tokensCss(), ':root')
  const ofBrands = [...inStylesheet].filter((name) => /^--brand-(light|dark)-/.test(name))
  expect(new Set([...used, ...ofBrands])).toEqual(inStylesheet)
})

test('a style refers to a token by its variable, so that theme and brand apply to it', () => {
  expect(
    system.css({ color: 'danger.text', background: 'brand.solid', boxShadow: 'menu', padding: '1-5' }),
  ).toEqual({
    color: 'var(--colors-danger-text)',
    '--bg-currentcolor': 'var(--colors-brand-solid)',
    background: 'var(--colors-brand-solid)',
    boxShadow: 'var(--shadows-menu)',
    padding: 'var(--spacing-1-5)',
  })
})

test('the system sets no variable in the page, because its rule is scoped to `.nowhere`', () => {
  expect(system.getTokenCss()).toEqual({ '@layer tokens': { '&.nowhere': expect.anything() as unknown } })
})
