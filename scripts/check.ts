/** `npm run check`: types, lint, format, import zones, unused code, words, words of rules, rooms. */
import { jsxFindings } from './check-jsx.ts'
import { localeFindings, portalSources, readWords } from './check-locales.ts'
import { readRuleUses, ruleWordFindings } from './check-rule-words.ts'
import { readRooms, roomFindings } from './check-rooms.ts'
import { zoneViolations } from './check-zones.ts'
import { projectSources } from './files.ts'
import { runSteps } from './steps.ts'

const bin = (name: string): string => `node_modules/.bin/${name}`

await runSteps('check', [
  { name: 'types', run: ['node', 'node_modules/typescript7/bin/tsc', '-p', '.'] },
  { name: 'lint', run: [bin('oxlint'), '--deny-warnings', '--quiet'] },
  { name: 'format', run: [bin('oxfmt'), '--check'] },
  { name: 'import zones', run: () => zoneViolations(projectSources()) },
  { name: 'unused code and packages', run: [bin('knip'), '--no-progress'] },
  { name: 'no words or addresses in JSX', run: () => jsxFindings(portalSources()) },
  { name: 'words', run: () => localeFindings(readWords(), portalSources()) },
  { name: 'words of broken rules', run: () => ruleWordFindings(readWords(), readRuleUses()) },
  { name: 'five rooms', run: async () => roomFindings(await readRooms()) },
])
