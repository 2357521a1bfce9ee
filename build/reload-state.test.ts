import { expect, test } from 'vitest'
import { hasState, reachesState } from './reload-state.ts'

const module = (
  file: string,
  importers: Parameters<typeof reachesState>[0] = [],
  isSelfAccepting = false,
) => ({
  file,
  isSelfAccepting,
  importers: new Set(importers),
})
const keeps = (file: string): boolean => file === 'state.ts'

test('a module that keeps state is found among the importers of the edited one, up to the component that accepts the change', () => {
  const state = module('state.ts')
  expect(reachesState([module('words.ts', [module('hook.ts', [state])])], keeps)).toBe(true)
  expect(reachesState([module('words.ts', [module('screen.tsx', [state], true)])], keeps)).toBe(false)
  expect(reachesState([module('state.ts', [], true)], keeps)).toBe(true)
})

test('modules that import each other do not loop endlessly', () => {
  const one = module('one.ts')
  one.importers.add(module('other.ts', [one]))
  expect(reachesState([one], keeps)).toBe(false)
})

test.each([
  'let known: ReadonlyMap<string, Route> = new Map()',
  'export const userAtom = atom<User | undefined>(undefined)',
  'const found = new Map<string, Match | undefined>()',
  'const screens: Map<Route, Part<Module>> = new Map()',
])('state: %s', (line) => expect(hasState(`import x from 'x'\n${line}\n`)).toBe(true))

test.each([
  "const SIGNS = new Set(['a'])",
  '  let last = 0',
  'export const Context = createContext(0)',
  'const [first] = new Map<string, string>()',
])('no state: %s', (line) => expect(hasState(`import x from 'x'\n${line}\n`)).toBe(false))
