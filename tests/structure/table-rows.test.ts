import { describe, expect, it } from 'vitest'
import { tableRowFindings } from '../../scripts/checks/table-rows.ts'

const findings = (css: string, code = ''): string[] =>
  tableRowFindings([{ path: 'src/a.css', source: css }], [{ path: 'src/a.tsx', source: code }])

describe('a positioned row of a table', () => {
  it.each([
    ['a row', '.list > tbody > tr { position: relative }'],
    ['a row in a state', 'tr:has(a):hover { position: relative !important }'],
    ['a sticky header', '.table thead { position: -webkit-sticky; position: sticky }'],
    ['one of several elements', '.a :is(tr, li) { position: absolute }'],
    ['a nested rule', '.table { & tbody { color: red; &:hover { position: relative } } }'],
    ['a rule within a query', '@layer ui { @media print { tfoot { position: fixed } } }'],
  ])('is reported: %s', (_what, css) => expect(findings(css)).toHaveLength(1))

  it('is reported by the class that the code gives to a row', () =>
    expect(findings('.gap { position: relative }', '<tr ref={ref} className="gap" />')).toHaveLength(1))

  it.each([
    ['cells', '.table thead :is(th, td) { position: sticky }'],
    ['an element within a row', 'tr > td { position: relative } tr .dot { position: absolute }'],
    ['a row with a static position', 'tr { position: static }'],
    ['a row without a position', 'tr { cursor: pointer }'],
  ])('is allowed: %s', (_what, css) => expect(findings(css)).toEqual([]))
})
