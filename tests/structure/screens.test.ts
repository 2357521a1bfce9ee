import { describe, expect, it } from 'vitest'
import { handlerFindings, handlerSources, screenFindings } from '../../scripts/checks/screens.ts'

const screens = (...lengths: readonly number[]) =>
  lengths.map((lines, index) => ({ path: `src/features/a/${index}-screen.tsx`, source: 'x\n'.repeat(lines) }))

describe('the length of screens', () => {
  it('allows one long screen among short ones', () =>
    expect(screenFindings(screens(40, 150, 120))).toEqual([]))

  it('finds a screen that is too long', () =>
    expect(screenFindings(screens(40, 151, 40))).toEqual([
      'src/features/a/1-screen.tsx has 151 lines; a screen has at most 150',
    ]))

  it('finds a median that is too high', () =>
    expect(screenFindings(screens(121, 130, 20))).toEqual([
      'the median of the screens is 121 lines; it is at most 120',
    ]))
})

describe('the length of handlers', () => {
  const handlers = (lines: number) => [{ path: 'mocks/handlers/a.ts', source: 'x\n'.repeat(lines) }]

  it('allows 600 lines', () => expect(handlerFindings(handlers(600))).toEqual([]))

  it('finds more than 600 lines', () =>
    expect(handlerFindings(handlers(601))).toEqual([
      'mocks/handlers/a.ts has 601 lines; handlers have at most 600',
    ]))

  it('checks every area, but not tests', () => {
    const paths = handlerSources().map(({ path }) => path)
    expect(paths).toContain('mocks/handlers/finance.ts')
    expect(paths.filter((path) => path.includes('.test.'))).toEqual([])
  })
})
