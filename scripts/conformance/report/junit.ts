import { lineOf, type ReportedFinding, type Summary } from './summary.ts'

/**
 * JUnit XML: one suite per law, one test case per case. A case fails with each finding that it shows, so a finding at
 * several operations fails the case of each. Findings outside all cases, from the survey or from coverage, get their
 * own case.
 */
export function toJunit({ laws, cases: tried, findings, target, seconds }: Summary): string {
  const failures = findings.flatMap(failuresOf)
  const names = new Set(tried.map(({ law, name }) => `${law}:${name}`))
  const cases: Summary['cases'] = [...tried]
  const suiteIds = new Set(laws.map(({ id }) => id))
  for (const { law, name, operation } of failures) {
    if (names.has(`${law}:${name}`)) continue
    names.add(`${law}:${name}`)
    suiteIds.add(law)
    cases.push({ law, name, operations: [operation], found: 1, ms: 0 })
  }
  const suites = [...suiteIds].map((id) => {
    const own = cases.filter(({ law }) => law === id)
    const lines = own.map(({ name, ms, skipped }) => {
      const inner = [
        ...failures.filter((one) => one.law === id && one.name === name).map(({ text }) => text),
        ...(skipped === undefined ? [] : [`<skipped message="${escape(skipped)}"/>`]),
      ]
      return `    <testcase classname="${id}" name="${escape(name)}" time="${ms / 1000}">${inner.join('')}</testcase>`
    })
    const failed = failures.filter(({ law }) => law === id).length
    return `  <testsuite name="${id}" tests="${own.length}" failures="${failed}">\n${lines.join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escape(target)}" tests="${cases.length}" failures="${failures.length}" time="${seconds}">\n${suites.join('\n')}\n</testsuites>\n`
}

/**
 * The failures of a finding: one for each case in which it was seen, with a shared id. Several observations in one
 * case, such as for several actors, are one failure with a paragraph for each.
 */
function failuresOf({ id, steps, spots, also, ...first }: ReportedFinding) {
  const seen = [
    { ...first, steps },
    ...[...spots, ...also].map((one) => ({ ...one, steps: one.step ? [one.step] : [] })),
  ]
  return [...new Set(seen.map(caseOf))].map((where) => {
    const group = seen.filter((one) => caseOf(one) === where)
    const [one = { ...first, steps }] = group
    const [law = one.law, name = one.operation] = where.split(':')
    const text = group
      .map((each) =>
        [
          ...(each === one ? [] : [lineOf(each)]),
          ...each.steps.map(({ curl, status }) => `${curl}\n→ ${status}`),
        ].join('\n'),
      )
      .join('\n\n')
    const failure = `<failure message="${escape(`${id} ${lineOf(one)}`)}">${escape(text)}</failure>`
    return { law, name, operation: one.operation, text: failure }
  })
}

/** The law and the case of an observation. Its replay id starts with them. */
const caseOf = ({ replay }: { replay: string }): string => replay.split(':').slice(0, 2).join(':')

export const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML does not allow control characters.
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '?')
