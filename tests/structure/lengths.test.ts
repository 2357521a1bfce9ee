import { expect, test } from 'vitest'
import { handlerSources, lengthReport, screenSources } from '../../scripts/checks/lengths.ts'

const ofLengths = (...lengths: readonly number[]) =>
  lengths.map((lines, index) => ({ path: `${index}.ts`, source: 'x\n'.repeat(lines) }))

test('the report names the median and the longest files, and refuses nothing', () =>
  expect(lengthReport(ofLengths(40, 900, 45), ofLengths())).toEqual([
    'screens: half have at most 45 lines, the longest 900 (1.ts)',
    'handler files: none',
  ]))

test('the report covers all screens and handlers, but no tests', () => {
  const paths = [...screenSources(), ...handlerSources()].map(({ path }) => path)
  expect(paths).toContain('src/features/finance/invoices-screen.tsx')
  expect(paths).toContain('mocks/handlers/finance.ts')
  expect(paths.filter((path) => path.includes('.test.'))).toEqual([])
})
