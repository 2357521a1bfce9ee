import { lineOf, type Summary } from './summary.ts'

/**
 * JUnit XML: one suite per law, one test case per case, and a failure for each finding, on the case that found it
 * first. Findings outside all cases (from the survey, or from coverage) get a case of their own.
 */
export function toJunit({ laws, cases: tried, findings, target, seconds }: Summary): string {
  const names = new Set(tried.map(({ law, name }) => `${law}:${name}`))
  const cases: Summary['cases'] = [...tried]
  const suiteIds = new Set(laws.map(({ id }) => id))
  for (const { law, replay, operation } of findings) {
    const [, name = operation] = replay.split(':')
    if (names.has(`${law}:${name}`)) continue
    names.add(`${law}:${name}`)
    suiteIds.add(law)
    cases.push({ law, name, operations: [operation], found: 1, ms: 0 })
  }
  const suites = [...suiteIds].map((id) => {
    const own = cases.filter(({ law }) => law === id)
    const lines = own.map(({ name, ms, skipped }) => {
      const failures = findings.filter(({ replay }) => replay.startsWith(`${id}:${name}:`))
      const inner = [
        ...failures.map(
          (finding) =>
            `<failure message="${escape(lineOf(finding))}">${escape(finding.steps.map(({ curl, status }) => `${curl}\n→ ${status}`).join('\n'))}</failure>`,
        ),
        ...(skipped === undefined ? [] : [`<skipped message="${escape(skipped)}"/>`]),
      ]
      return `    <testcase classname="${id}" name="${escape(name)}" time="${ms / 1000}">${inner.join('')}</testcase>`
    })
    const failed = findings.filter(({ law }) => law === id).length
    return `  <testsuite name="${id}" tests="${own.length}" failures="${failed}">\n${lines.join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escape(target)}" tests="${cases.length}" failures="${findings.length}" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`
}

export const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML does not allow control characters.
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '?')
