import { describe, expect, it } from 'vitest'
import { citingSources, readRuleList, ruleListFindings } from '../../scripts/checks/rules.ts'

const list = ['# Rules', '## orders', '- R002: Orders are open.', '- G001: They are few.'].join('\n')

describe('the list of rules', () => {
  it('has no findings when each id is listed once, in order, and each cited id is listed', () => {
    const next = `${list}\n## trips\n- R001: Trips are short.`
    expect(ruleListFindings(next, [{ path: 'src/a.ts', source: '// R002, G001: open.' }])).toEqual([])
  })

  it.each([
    ['an id that is listed twice', '## trips\n- R002: Again.', 'docs/rules.md:6 has R002 a second time'],
    ['an id out of order', '- R003: Late.', 'docs/rules.md:5 has R003 out of order'],
    ['an id without a sentence', '- R003', 'docs/rules.md:5 is not of the form "- R001: One sentence."'],
  ])('reports %s', (_what, line, finding) => {
    expect(ruleListFindings(`${list}\n${line}`, [])).toEqual([finding])
  })

  it('reports a cited id that is not listed, once per file', () => {
    const source = 'x-rule: [R002, R004]\ndescription: R004, not R0040'
    expect(ruleListFindings(list, [{ path: 'openapi/a.yaml', source }])).toEqual([
      'openapi/a.yaml cites R004, which docs/rules.md has not',
    ])
  })

  it('is compared with code, sandbox, contract, tests and documents', () => {
    const cited = citingSources().filter(({ source }) => /\bR123\b/.test(source))
    const folders = new Set(cited.map(({ path }) => path.split('/')[0]))
    expect([...folders]).toEqual(expect.arrayContaining(['src', 'openapi', 'tests', 'docs']))
    expect(readRuleList()).toContain('- R123: ')
  })
})
