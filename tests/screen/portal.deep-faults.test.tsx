/**
 * One part of each response breaks the contract. Even so, nobody sees "NaN", a text key or an empty page: a missing
 * part is reported in its place, and the rest of the page stays. In a quick run a sample of the addresses gets one of
 * the faults each, in a full run each address gets all of them.
 */
import { forgetReads } from '@/api/use-read.ts'
import { COMPANY } from '../../mocks/seed/names.ts'
import type { FaultKind } from '../../mocks/faults.ts'
import { readWords } from '../../scripts/checks/locales.ts'
import type { Route } from '../../src/routes/route.ts'
import { routes } from '../../src/routes/routes.ts'
import { isFull, sample } from '../level.ts'
import { sampleAddress } from '../sample-address.ts'
import { endOf, guardOf, kindOf } from '../who-may-open.ts'
import { BASE, expect, test } from './fixture.ts'
import { textOn, textsOn, untilStill } from './still.ts'

/** A part that the contract requires is missing, or has another value. */
const MISSING: readonly FaultKind[] = [
  'part-missing',
  'flag-missing',
  'part-null',
  'part-empty',
  'number-as-text',
  'text-as-number',
  'null-row',
]
const KINDS: readonly FaultKind[] = [...MISSING, 'unknown-value', 'long-text', 'wrong-id']
const PERSONAS = [
  'olivia.osp',
  'ulla.users',
  'mats.msp',
  'ivo.invoices',
  'rita.reports',
  'carl.communication',
]
/** Which part of a response a fault affects. */
const SEEDS = [0, 5]

/** The passes through all screens: which fault affects each of them. */
const PASSES: readonly {
  readonly name: string
  readonly faultOf: (at: number) => readonly [FaultKind, number]
}[] = isFull
  ? KINDS.flatMap((kind) =>
      SEEDS.map((seed) => ({ name: `${kind} ${seed}`, faultOf: () => [kind, seed] as const })),
    )
  : [{ name: 'one fault each', faultOf: (at) => [KINDS[at % KINDS.length] ?? 'null-row', at] as const }]

const BETWEEN = `${BASE}/change-password?corporateAccountOspId=${COMPANY.bakery}`
/** It reads in a worker, which needs a browser. */
const WORKER_SCREEN = 'CorporateAccounts'

const screensOf = (login: string): readonly Route[] =>
  (routes as readonly Route[]).filter((route) => {
    const guard = guardOf(route)
    return (
      route.audience === 'signed-in' &&
      !route.readsNothing &&
      route.load !== undefined &&
      route.redirect === undefined &&
      route.name !== WORKER_SCREEN &&
      guard !== undefined &&
      endOf(guard, kindOf(login)) === 'pass'
    )
  })

const words = readWords().nl
/** The first segments of all keys, such as `columns` and `status`. */
const GROUPS = new Set([...words.keys()].map((key) => key.split(':').at(-1)?.split('.')[0] ?? ''))
const isKey = (text: string): boolean => {
  const [, , group = ''] = /^([\w-]+:)?([A-Za-z]\w*)(\.[\w-]+)+$/.exec(text) ?? []
  return GROUPS.has(group) && ![...words.values()].includes(text)
}
/** A translation is about a key, so its screens show keys. */
const KEYS_ARE_DATA: readonly string[] = ['Translations', 'TranslationForm']
const NONSENSE = /\bNaN\b|\bundefined\b|\bnull\b|\[object |Invalid (Date|time)/

/** What the page shows although it never should. */
function nonsenseOn(): readonly string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
  const values = [...document.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  )
  return [...texts, ...values].filter((text) => NONSENSE.test(text) || isKey(text))
}

const REPORTED =
  /—\u2060|niet alles mee|Niet alle gegevens|Niet ontvangen|kan nu niet worden getoond|onleesbaar|niet gelukt|niet worden gelezen|kon niet worden geladen|Niet beschikbaar(?=\p{Lu})/u
/** The owner of the record is lost, so neither the record nor anything that depends on it is shown. */
const OF_ANOTHER = 'Het antwoord van de server is onleesbaar.'
/** A code or an id whose name was not received is shown unchanged, which is also correct. */
const OWN_TEXT = /\b[A-Z][A-Z_]{2,}\b|\b[a-z]{1,3}-\d+\b|^[A-Z]$/
/** Whether the rest of the page is the same, ignoring an order that depends on these names. */
function isOwnText(texts: readonly string[], whole: readonly string[]): boolean {
  const left = [...whole]
  const others = texts.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return texts.length === whole.length && others.every((text) => OWN_TEXT.test(text))
}
/** Whether the page shows a form. No form edits a record that was not received completely. */
const isForm = (): boolean => document.querySelector('main form.contract-form') !== null
/** Its transactions belong to a budget that is found by its type. */
const OF_ONE_BUDGET = 'CompanyBudget'
const rowsOn = (): number => document.querySelectorAll('main tbody tr').length

/** Where a text differs from the expected one. */
function differenceOf(text: string, whole: string): string {
  const at = [...whole].findIndex((letter, index) => text[index] !== letter)
  return `${text.slice(Math.max(0, at - 20), at + 30)} / ${whole.slice(Math.max(0, at - 20), at + 30)}`
}

for (const login of isFull ? PERSONAS : PERSONAS.slice(0, 2))
  for (const { name, faultOf } of PASSES)
    test(
      `R247 ${login}, ${name}: a missing part is reported in its place, and the rest of the screen stays`,
      { timeout: 600_000 },
      async ({ page, sandbox, signInAs }) => {
        await signInAs(login, { language: 'nl' })
        await page.goto(BETWEEN)
        const findings: string[] = []
        for (const [at, screen] of sample([...screensOf(login).entries()], 24, ([, { name: one }]) => one)) {
          const [kind, seed] = faultOf(at)
          await expect(page.getByRole('heading', { level: 1, name: 'Wachtwoord wijzigen' })).toBeVisible()
          await sandbox.faults.set({ operationId: '*', kind, seed })
          const find = (what: string): void => void findings.push(`${screen.name}, ${kind} ${seed}: ${what}`)
          try {
            history.pushState(null, '', sampleAddress(screen))
            await untilStill(page)
            if (document.body.textContent?.includes('Er ging iets mis op deze pagina'))
              find('no page is left')
            for (const text of KEYS_ARE_DATA.includes(screen.name) ? [] : nonsenseOn())
              find(`shows ${text.slice(0, 80)}`)
            const shown = rowsOn()
            const text = textOn()
            const texts = textsOn()
            await sandbox.faults.clear()
            await forgetReads()
            await untilStill(page)
            if (
              MISSING.includes(kind) &&
              screen.name !== OF_ONE_BUDGET &&
              !isForm() &&
              !text.includes(OF_ANOTHER) &&
              rowsOn() > 1 &&
              shown < rowsOn()
            )
              find(`shows ${shown} of ${rowsOn()} rows`)
            // A value without its own place may be missing without a message.
            if (MISSING.includes(kind) && !REPORTED.test(text) && !isOwnText(texts, textsOn()))
              find(`is silent: ${differenceOf(text, textOn())}`)
          } catch (error) {
            find(String(error).slice(0, 200))
          }
          await sandbox.faults.clear()
          await forgetReads()
          history.pushState(null, '', BETWEEN)
        }
        expect(findings).toEqual([])
      },
    )
