/**
 * Ten everyday tasks, each done by clicks and by keyboard alone. A click is a click on a button, link, row or option.
 * Going to a field and typing in it do not count. Each task starts on the page where the work is: the list, or the page
 * of the person. A quick run does some of the tasks, each in one of the two ways.
 */
import type { Locator, Page } from '@playwright/test'
import { BASE, expect, test } from '../../fixtures.ts'
import { isAll, sample, turn } from '../../level.ts'
import { notification } from '../../portal.ts'

const USERS = `${BASE}/manage/app-users/active`
const JONAS = `${BASE}/manage/app-users/u-1101`
const person = { Voornaam: 'Nele', Familienaam: 'Nieuw', 'E-mailadres': 'nele@brugge-bakery.example' }
const field = (at: Page | Locator, label: string) => at.getByLabel(new RegExp(`^${label}\\*?$`))
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const budgetPage = (page: Page) => page.getByRole('region', { name: 'Waarom staat dit budget onder nul?' })

/** Twenty new users, as a file. */
const FILE = {
  name: 'users.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'firstName,lastName,email,msisdn,userGroups',
      ...Array.from({ length: 20 }, (_, at) => `Nele,Nieuw ${at},new.${at}@gent.example,+32470123456,`),
    ].join('\r\n'),
  ),
}

/** How a control is activated: with the mouse, or from the keyboard. Counts the clicks and keys. */
interface Hand {
  /** Presses a button, link, row or option. */
  press: (target: Locator) => Promise<void>
  /** Goes to a field and types. */
  type: (target: Locator, text: string) => Promise<void>
  /** Chooses a file. */
  choose: (target: Locator) => Promise<void>
  readonly count: () => number
  /** Whether anything was typed. */
  readonly hasTyped: () => boolean
}

function mouse(page: Page): Hand {
  let clicks = 0
  let typed = false
  return {
    press: async (target) => {
      clicks += 1
      await target.click()
    },
    type: (target, text) => {
      typed = true
      return target.fill(text)
    },
    choose: async (target) => {
      const chooser = page.waitForEvent('filechooser')
      clicks += 1
      await target.locator('..').click()
      await (await chooser).setFiles(FILE)
    },
    count: () => clicks,
    hasTyped: () => typed,
  }
}

/** This many presses of Tab are enough for every page. More would be a focus trap. */
const MAX_TABS = 120

function keyboard(page: Page): Hand {
  let keys = 0
  const key = async (name: string): Promise<void> => {
    keys += 1
    await page.keyboard.press(name)
  }
  const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement)
  const goTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    const isInMenu = (await target.getAttribute('role')) === 'menuitem'
    const mostSteps = isInMenu ? 30 : 0
    for (let steps = 0; steps < mostSteps; steps += 1) {
      if ((await target.getAttribute('data-highlighted')) !== null) return
      await key('ArrowDown')
    }
    // On a page that was just opened, the first link skips header and menu.
    const isBefore = await page.evaluate(() => document.activeElement === document.body)
    if (isBefore && (await target.evaluate((one) => one.closest('main') !== null))) {
      await key('Tab')
      await key('Enter')
    }
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await isFocused(target)) return
      await key('Tab')
    }
    await expect(target, 'it is reached with the tab key').toBeFocused()
  }
  return {
    press: async (target) => {
      await goTo(target)
      await key('Enter')
    },
    type: async (target, text) => {
      await goTo(target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: async (target) => {
      const chooser = page.waitForEvent('filechooser')
      await goTo(target)
      await key('Enter')
      await (await chooser).setFiles(FILE)
    },
    count: () => keys,
    hasTyped: () => true,
  }
}

/** Moves through the options of a list with the arrow keys, and chooses one. */
async function walkTo(page: Page, option: Locator): Promise<void> {
  await page.keyboard.press('ArrowDown') // Opens the list.
  await expect(option).toBeVisible()
  const id = await option.getAttribute('id')
  const list = page.getByRole('combobox', { expanded: true })
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await list.getAttribute('aria-activedescendant')) === id) break
  }
  await page.keyboard.press('Enter')
}

interface Task {
  readonly name: string
  readonly as: string
  readonly from: string
  /** The maximum number of clicks. */
  readonly maxClicks: number
  /** The maximum number of presses of Tab, arrow keys and Enter. Typing does not count. */
  readonly maxKeys: number
  /** Whether it can be done with the mouse alone. */
  readonly noTyping?: boolean
  readonly run: (hand: Hand, page: Page, isKeyboard: boolean) => Promise<void>
}

const TASKS: readonly Task[] = [
  {
    name: 'add a user with a budget',
    as: 'ulla.users',
    from: `${BASE}/dashboard`,
    maxClicks: 5,
    maxKeys: 50,
    run: async ({ press, type }, page) => {
      await press(page.getByRole('main').getByRole('link', { name: /toevoegen/ }))
      for (const [label, text] of Object.entries(person)) await type(field(page, label), text)
      await press(button(page, 'Volgende'))
      await press(button(page, 'Budget toevoegen'))
      await type(dialog(page).getByLabel(/^Terugkerend bedrag/), '3000')
      await press(button(dialog(page), 'Bewaren'))
      await expect(dialog(page)).toHaveCount(0)
      await press(button(page, 'Gebruiker toevoegen'))
      await expect(notification(page, 'Nele Nieuw is toegevoegd')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Nele Nieuw' })).toBeVisible()
      await expect(page.getByRole('main').getByText('Mobiliteitsbudget').first()).toBeVisible()
    },
  },
  {
    name: 'change a phone number',
    as: 'ulla.users',
    from: `${USERS}?search=jonas.peeters`,
    maxClicks: 3,
    maxKeys: 60,
    run: async ({ press, type }, page) => {
      await press(page.getByRole('link', { name: 'Jonas Peeters' }))
      await press(page.getByRole('link', { name: 'Gegevens', exact: true }))
      await type(field(page, 'Gsm-nummer'), '0475 99 88 77')
      await press(button(page, 'Opslaan'))
      await expect(notification(page, 'zijn opgeslagen')).toBeVisible()
    },
  },
  {
    name: 'give a group a product',
    as: 'ulla.users',
    from: `${BASE}/manage/user-groups`,
    maxClicks: 3,
    maxKeys: 48,
    run: async ({ press }, page) => {
      await press(page.getByRole('link', { name: 'NIGHT SHIFT' }))
      await press(page.getByRole('main').getByRole('link', { name: 'Producten' }))
      await press(button(page, /^Toekennen: /).first())
      await expect(notification(page, /is toegekend aan/)).toBeVisible()
    },
  },
  {
    name: 'correct an expense',
    as: 'ulla.users',
    from: `${BASE}/dashboard`,
    maxClicks: 3,
    maxKeys: 60,
    run: async ({ press, type }, page) => {
      const last = page.getByRole('region', { name: 'Recente uitgaven' })
      await press(last.getByRole('rowheader').getByRole('link').first())
      await press(button(page.getByRole('main'), /^Corrigeren/))
      await type(field(dialog(page), 'Bedrag incl\\. btw'), '9')
      await press(button(dialog(page), 'Corrigeren'))
      await expect(notification(page, /Het bedrag is nu €\s.9,00/)).toBeVisible()
    },
  },
  {
    name: 'see why a budget is negative',
    as: 'ulla.users',
    from: `${BASE}/dashboard`,
    maxClicks: 2,
    maxKeys: 20,
    run: async ({ press }, page) => {
      await press(page.getByRole('main').getByRole('link', { name: /onder nul/ }))
      await press(dialog(page).getByRole('rowheader').getByRole('link').first())
      await expect(budgetPage(page)).toContainText('hier ging het onder nul')
    },
  },
  {
    name: 'let somebody leave',
    as: 'ulla.users',
    from: JONAS,
    maxClicks: 4,
    maxKeys: 33,
    run: async ({ press }, page) => {
      await press(page.getByRole('button', { name: 'Acties', exact: true }))
      await press(page.getByRole('menuitem', { name: /^Gids voor vertrekkers/ }))
      await press(button(page, 'Uitvoeren…'))
      await press(button(page.getByRole('alertdialog'), 'Uitvoeren'))
      await expect(page.getByRole('main').getByText(/^(\d+) van \1 gedaan$/)).toBeVisible()
    },
  },
  {
    name: 'import twenty users',
    as: 'emma.empty',
    from: USERS,
    maxClicks: 4,
    maxKeys: 18,
    run: async ({ press, choose }, page) => {
      await press(page.getByRole('main').getByRole('link', { name: /^Importeren/ }))
      await choose(page.locator('input[type=file]'))
      await press(button(page, 'Uploaden en controleren'))
      await press(button(page, '20 gebruikers toevoegen'))
      await expect(page.getByText('Toegevoegd: 20')).toBeVisible()
    },
  },
  {
    name: 'work on another company',
    as: 'mats.msp',
    from: `${USERS}?corporateAccountOspId=ca-2001`,
    maxClicks: 2,
    maxKeys: 3,
    noTyping: true,
    run: async ({ press, type }, page, isKeyboard) => {
      const chosen = page.getByRole('combobox', { name: 'Bedrijf', exact: true })
      await expect(chosen).toHaveValue('Brugge Bakery')
      const other = page.getByRole('option', { name: /Gent Garage/ })
      if (isKeyboard) await type(chosen, '')
      else await press(chosen)
      if (isKeyboard) await walkTo(page, other)
      else await press(other)
      await expect(page).toHaveURL(/corporateAccountOspId=ca-2003/)
      await expect(chosen).toHaveValue('Gent Garage')
    },
  },
  {
    name: 'export a list',
    as: 'ulla.users',
    from: USERS,
    maxClicks: 3,
    maxKeys: 18,
    run: async ({ press }, page) => {
      const file = page.waitForEvent('download')
      await press(button(page, 'Exporteren'))
      await press(page.getByRole('menuitem').first())
      await file
    },
  },
  {
    name: 'decide on a season card',
    as: 'mats.msp',
    from: `${BASE}/dashboard`,
    maxClicks: 3,
    maxKeys: 24,
    run: async ({ press }, page) => {
      await press(page.getByRole('main').getByRole('link', { name: /Abonnementen/ }))
      await press(button(page, /^Verwerken: /))
      await press(button(dialog(page), 'Verwerken'))
      await expect(notification(page, /is verwerkt/)).toBeVisible()
    },
  },
  {
    name: 'decide on what waits longest',
    as: 'olivia.osp',
    from: `${BASE}/dashboard`,
    maxClicks: 3,
    maxKeys: 24,
    run: async ({ press }, page) => {
      await press(page.getByRole('link', { name: 'Eén voor één behandelen' }))
      await press(button(page, /^Bevestigen: /))
      await press(button(page.getByRole('alertdialog'), 'Bevestigen'))
      await expect(notification(page, /is bevestigd/)).toBeVisible()
    },
  },
]

test.use({ actionTimeout: 15_000 })

const HANDS = ['clicks', 'keyboard'] as const
for (const [at, { name, as, from, maxClicks, maxKeys, noTyping = false, run }] of sample(
  [...TASKS.entries()],
  2,
  ([, task]) => task.name,
))
  for (const by of turn(HANDS, at, isAll))
    test(`${name}, by ${by}`, async ({ page, signInAs }, info) => {
      test.slow()
      await signInAs(as)
      await page.goto(from)
      const hand = by === 'clicks' ? mouse(page) : keyboard(page)
      await run(hand, page, by === 'keyboard')
      info.annotations.push({ type: by, description: `${name}: ${hand.count()}` })
      expect(hand.count(), name).toBeLessThanOrEqual(by === 'clicks' ? maxClicks : maxKeys)
      if (by === 'clicks' && noTyping) expect(hand.hasTyped()).toBe(false)
    })
