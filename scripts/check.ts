/**
 * `npm run check`: unused code, texts beside other nodes, types, lint, format, import zones, import circles, texts,
 * optional properties, texts of rules, cited rules, cited files and decisions, plain English, glossary, gallery, forms,
 * positioned rows of tables, linear patterns, rooms. At the end it prints the lengths of screens and handlers. If names
 * of steps are given as arguments, it runs only these.
 */
import { citedThingFindings, isThere, readCitingSources, readDecisionNumbers } from './checks/cited-things.ts'
import { circleFindings } from './checks/circles.ts'
import { formFindings, readContract } from './checks/forms.ts'
import { galleryFindings } from './checks/gallery.ts'
import { glossaryFindings, readGlossary } from './checks/glossary.ts'
import { jsxFindings } from './checks/jsx.ts'
import { movedTextFindings, programOf, screenCode } from './checks/moved-texts.ts'
import { localeFindings, portalSources, readWords } from './checks/locales.ts'
import { readRuleUses, ruleWordFindings } from './checks/rule-words.ts'
import { optionalPropertyFindings } from './checks/optional-properties.ts'
import { patternFindings, patternsInCode, patternsInContract } from './checks/patterns.ts'
import { plainEnglishFindings } from './checks/plain-english.ts'
import { readRooms, roomFindings } from './checks/rooms.ts'
import { citingSources, readRuleList, ruleListFindings } from './checks/rules.ts'
import { handlerSources, lengthReport, screenSources } from './checks/lengths.ts'
import { styleSheets, tableRowFindings } from './checks/table-rows.ts'
import { zoneViolations } from './checks/zones.ts'
import { projectSources } from './files.ts'
import { refuseUnknown } from './read-arguments.ts'
import { runSteps, type Step } from './steps.ts'

/** No step writes files, so two of them run in parallel: as many as the smallest machine has cores. */
const LANES = 2
/** All steps share the parsed sources. */
const sources = projectSources()
const bin = (name: string): string => `node_modules/.bin/${name}`

/** Longest first, so that no step runs alone at the end. */
const steps: readonly Step[] = [
  { name: 'unused code and packages', run: [bin('knip'), '--no-progress'] },
  { name: 'one element for each text', run: () => movedTextFindings(programOf(screenCode()), screenCode()) },
  { name: 'types', run: ['node', 'node_modules/typescript7/bin/tsc', '-p', '.'] },
  { name: 'lint', run: [bin('oxlint'), '--deny-warnings', '--quiet'] },
  { name: 'format', run: [bin('oxfmt'), '--check'] },
  { name: 'import zones', run: () => zoneViolations(sources) },
  { name: 'no circles of imports', run: () => circleFindings(sources) },
  { name: 'no words or addresses in JSX', run: () => jsxFindings(portalSources()) },
  { name: 'one notation of optional properties', run: () => optionalPropertyFindings(sources) },
  { name: 'words', run: () => localeFindings(readWords(), portalSources()) },
  { name: 'words of broken rules', run: () => ruleWordFindings(readWords(), readRuleUses()) },
  { name: 'cited rules', run: () => ruleListFindings(readRuleList(), citingSources()) },
  {
    name: 'cited things exist',
    run: () => citedThingFindings(readCitingSources(), readDecisionNumbers(), isThere),
  },
  { name: 'plain English', run: () => plainEnglishFindings(sources) },
  { name: 'glossary', run: () => glossaryFindings(readGlossary(), readWords(), sources) },
  { name: 'a page of the gallery for each block', run: () => galleryFindings() },
  { name: 'forms from the contract', run: () => formFindings(portalSources(), readContract()) },
  { name: 'no positioned rows of tables', run: () => tableRowFindings(styleSheets(), portalSources()) },
  {
    name: 'linear patterns',
    run: () => patternFindings([...patternsInContract(), ...patternsInCode(sources)]),
  },
  { name: 'five rooms', run: async () => roomFindings(await readRooms()) },
]
const only = process.argv.slice(2)
refuseUnknown(
  'step',
  only,
  steps.map(({ name }) => name),
)
await runSteps(
  'check',
  steps.filter(({ name }) => only.length === 0 || only.includes(name)),
  LANES,
)
if (only.length === 0) for (const line of lengthReport(screenSources(), handlerSources())) console.log(line)
