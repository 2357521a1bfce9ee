import { describe, expect, it } from 'vitest'
import { routes } from '@/routes/routes.ts'
import {
  codeLines,
  countScreens,
  featureFindings,
  featureSources,
  handlerFindings,
  handlerSources,
  screenFindings,
} from '../../scripts/checks/screens.ts'

const screens = (...lengths: readonly number[]) =>
  lengths.map((lines, index) => ({ path: `src/features/a/${index}-screen.tsx`, source: 'x\n'.repeat(lines) }))

describe('the length of screens', () => {
  it('allows one long screen among short ones', () =>
    expect(screenFindings(screens(40, 150, 45))).toEqual([]))

  it('finds a screen that is too long', () =>
    expect(screenFindings(screens(40, 151, 40))).toEqual([
      'src/features/a/1-screen.tsx has 151 lines; a screen has at most 150',
    ]))

  it('finds a median that is too high', () =>
    expect(screenFindings(screens(46, 130, 20))).toEqual([
      'the median of the screens is 46 lines; it is at most 45',
    ]))
})

describe('the code of the areas', () => {
  it('is lines without imports, comments and blanks', () => {
    const source = [
      "import { a } from 'a'",
      'import {',
      '  b,',
      "} from 'b'",
      '',
      '/** Says',
      ' * why. */',
      'export const c = `one', // A text may have several lines.
      'two`',
      '// Only a comment.',
      'export const D = () => (',
      '  <p>',
      '    {/* Only a comment. */}',
      '    {c}',
      '  </p>',
      ')',
    ]
    expect(codeLines(source.join('\n'))).toBe(7)
  })

  it('finds too much of it', () => {
    const path = 'src/features/a/a.ts'
    expect(featureFindings([{ path, source: 'a()\n'.repeat(480) }], 4)).toEqual([])
    expect(featureFindings([{ path, source: 'a()\n'.repeat(481) }], 4)).toEqual([
      'src/features has 481 lines of code; with 4 screens it has at most 480',
    ])
  })

  it('may grow with each screen, and not with an address that only redirects', async () => {
    const counted = await countScreens()
    expect(counted).toBeGreaterThanOrEqual(146)
    expect(counted).toBeLessThan(routes.length)
  })

  it('is that of every area, without tests', () => {
    const paths = featureSources().map(({ path }) => path)
    expect(paths).toContain('src/features/finance/invoice-list.tsx')
    expect(paths.filter((path) => path.includes('.test.'))).toEqual([])
  })
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
