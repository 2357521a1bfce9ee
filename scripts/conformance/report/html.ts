import { quoted } from '../exchange.ts'
import { escape } from './junit.ts'
import { lineOf, type ReportedFinding, type Spot, type Summary } from './summary.ts'

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1c2430;background:#f7f8fa}
table{border-collapse:collapse;width:100%;background:#fff}th,td{border:1px solid #dfe3e8;padding:.3rem .6rem;text-align:left}td.n{text-align:right;font-variant-numeric:tabular-nums}
article{background:#fff;border:1px solid #dfe3e8;border-left:4px solid #c62f2f;padding:.5rem 1rem;margin:1rem 0}pre{background:#f1f3f5;padding:.6rem;overflow:auto;white-space:pre-wrap}`

/** A single HTML file without external resources: findings with their calls, areas, laws, and uncovered parts. */
export const toHtml = (summary: Summary): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Conformance of ${escape(summary.target)}</title><style>${STYLE}</style>
<h1>Conformance of ${escape(summary.target)}</h1>
<p>${escape(summary.at)}, level ${escape(summary.level)}, seed ${summary.seed}: ${summary.cases.length} cases, ${summary.calls} calls, ${summary.seconds} s.
<strong>${summary.findings.length} findings.</strong></p>
${summary.notes.map((note) => `<p>${escape(note)}</p>`).join('')}
${summary.findings.map((finding) => article(summary, finding)).join('\n')}
<h2>Areas</h2>${table(
  ['area', 'operations', 'not implemented', 'not looked at', 'with findings'],
  summary.areas.map(({ area, operations, missing, unseen, atFault }) => [
    area,
    operations,
    missing,
    unseen,
    atFault,
  ]),
)}
<h2>Laws</h2>${table(
  ['law', 'what must hold', 'cases', 'with findings'],
  summary.laws.map(({ id, title, cases, found }) => [id, title, cases, found]),
)}
${
  summary.untried.length === 0
    ? ''
    : `<h2>Not tried, for want of operations</h2>${table(
        ['law', 'what', 'operations that are wanting'],
        summary.untried.flatMap(({ law, wanting }) =>
          wanting.map(({ what, operations }) => [law, what, operations.join(', ')]),
        ),
      )}`
}
<h2>Met in answers and sent</h2>${table(
  ['kind', 'reached', 'documented'],
  Object.entries(summary.ledger).map(([kind, { reached, expected }]) => [kind, reached, expected]),
)}
<details><summary>Never met (${summary.unreached.length})</summary>${table(
  ['kind', 'operation', 'place'],
  summary.unreached.map(({ kind, operation, place }) => [kind, operation, place]),
)}</details>
</html>
`

const article = (
  { again }: Summary,
  {
    id,
    law,
    rule,
    cites,
    where,
    operation,
    place,
    expected,
    actual,
    steps,
    spots,
    also,
    replay,
  }: ReportedFinding,
): string => `<article id="${id}">
<h3>${id} · ${escape(operation)} · ${escape(law)}</h3>
<p>${escape([rule, ...cites, where ?? ''].filter((part) => part !== '').join(' · '))}</p><p>${escape(place)}</p>
<p>Expected ${escape(expected)}.<br>Got <strong>${escape(actual)}</strong>.</p>
${steps.map(shown).join('')}
${listed('The same at', spots)}${listed('Seen too by', also)}
<p>Again: <code>${escape(again)} --replay ${escape(quoted(replay))}</code></p></article>`

const shown = ({ curl, status, answer }: ReportedFinding['steps'][number]): string =>
  `<pre>${escape(curl)}\n→ ${status}${answer === '' ? '' : `\n${escape(answer)}`}</pre>`

/** Further observations of a finding, visible, with their calls collapsed. */
const listed = (title: string, all: readonly Spot[]): string =>
  all.length === 0
    ? ''
    : `<p>${title}</p><ul>${all
        .map(
          (one) =>
            `<li>${escape(lineOf(one))}${one.step ? `<details><summary>call</summary>${shown(one.step)}</details>` : ''}</li>`,
        )
        .join('')}</ul>`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><tr>${head.map((text) => `<th>${text}</th>`).join('')}</tr>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell) => (typeof cell === 'number' ? `<td class="n">${cell}</td>` : `<td>${escape(cell)}</td>`)).join('')}</tr>`,
    )
    .join('')}</table>`
