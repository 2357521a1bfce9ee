/** `npm run contract`: bundles the contract, lints the bundle, and checks it against our own rules. */
import { existsSync, readFileSync } from 'node:fs'
import { contractCheck } from '../mocks/app.ts'
import { exampleRuleFindings } from './contract/example-rules.ts'
import {
  closedRequestFindings,
  exampleFindings,
  languageFindings,
  ledgerFindings,
  namedExampleFindings,
  patternFindings,
  stepUpFindings,
  strictSchemaFindings,
} from './contract/rules.ts'
import {
  effectFindings,
  ruleDataFindings,
  searchFindings,
  sumFindings,
  unstatedRules,
} from './contract/rule-data.ts'
import type { Contract } from '../openapi/contract-types.ts'
import { runSteps } from './steps.ts'

const BUNDLE = 'src/api/generated/openapi.json'
/** The specification's list of operations, which is outside the repository and may be missing. */
const LEDGER = '../shared/spec/operations.tsv'

const bin = (name: string): string => `node_modules/.bin/${name}`
const contract = (): Contract => JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract
const hasLedger = existsSync(LEDGER)

await runSteps('contract', [
  { name: 'bundle and generated files', run: [bin('tsx'), 'scripts/generate.ts'] },
  { name: 'redocly lint', run: [bin('redocly'), 'lint', BUNDLE] },
  {
    name: 'spectral',
    run: [bin('spectral'), 'lint', BUNDLE, '--ruleset', '.spectral.yaml', '--fail-severity', 'hint'],
  },
  { name: 'schemas compile in strict mode', run: () => strictSchemaFindings(contract()) },
  { name: 'examples and defaults are valid', run: () => exampleFindings(contract()) },
  { name: 'responses have named examples', run: () => namedExampleFindings(contract()) },
  { name: 'requests are closed', run: () => closedRequestFindings(contract()) },
  { name: 'texts in the language of the caller are stated', run: () => languageFindings(contract()) },
  { name: 'what asks for the password again says so whole', run: () => stepUpFindings(contract()) },
  { name: 'unique values and states are stated as data', run: () => ruleDataFindings(contract()) },
  { name: 'sums name fields of their schema', run: () => sumFindings(contract()) },
  {
    name: 'examples of answers keep to x-result and x-sums',
    run: async () => exampleRuleFindings(contract(), await contractCheck()),
  },
  { name: 'searches name fields of their rows', run: () => searchFindings(contract()) },
  { name: 'writes say what they change', run: () => effectFindings(contract()) },
  {
    name: 'rules of unique values and states are cited',
    run: () => unstatedRules(contract(), readFileSync('docs/rules.md', 'utf8')),
  },
  { name: 'patterns are ASCII', run: () => patternFindings(contract()) },
  {
    name: hasLedger
      ? 'names, paths and tags of the ledger'
      : 'names of the ledger (not checked: no ledger here)',
    run: () => (hasLedger ? ledgerFindings(contract(), readFileSync(LEDGER, 'utf8')) : []),
  },
])
