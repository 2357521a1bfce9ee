/**
 * `npm run conformance:self [-- DEFECT …]`: measures whether the laws find defects. The exit code is 1 unless 95 % of
 * at least 60 kinds in 20 areas are found, 80 % of them as a single finding, and nothing is found without a defect. A
 * full run stores its score in `scripts/conformance/self/score.json`, which docs/conformance.md must match.
 */
import { writeFileSync } from 'node:fs'
import { lineOf } from './conformance/report/summary.ts'
import { areasOf, scoreOf, shareFound, shareSingle } from './conformance/self/score.ts'

const only = process.argv.slice(2)
// Handlers log errors for invalid input, which is intended here.
console.error = () => undefined
const started = performance.now()
const score = await scoreOf(only, ({ id, found, findings, ms }) => {
  const verdict =
    found === 0 ? 'MISSED' : findings.length === 1 ? 'found ' : `found, ${findings.length} findings`
  console.log(`${verdict} ${id} (${Math.round(ms)} ms)`)
  if (found === 0 || findings.length > 1 || only.length > 0)
    for (const finding of findings.slice(0, 5)) console.log(`       ${lineOf(finding)}`)
})
for (const finding of score.control) console.log(`nothing is wrong, yet: ${lineOf(finding)}`)

const { defects, control } = score
const facts = {
  kinds: defects.length,
  areas: areasOf(score),
  found: defects.filter(({ found }) => found > 0).length,
  single: defects.filter(({ findings }) => findings.length === 1).length,
  control: control.length,
}
if (only.length === 0)
  writeFileSync('scripts/conformance/self/score.json', `${JSON.stringify(facts, undefined, 2)}\n`)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(
  `${facts.found} of ${facts.kinds} kinds of defects in ${facts.areas} areas found, ${facts.single} as one finding; ` +
    `${facts.control} findings where nothing is wrong; ${seconds} s`,
)
const isEnough = only.length > 0 || (facts.kinds >= 60 && facts.areas >= 20)
const isGood = shareFound(score) >= 0.95 && shareSingle(score) >= 0.8 && control.length === 0
process.exitCode = isEnough && isGood ? 0 : 1
