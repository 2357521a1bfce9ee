/** G301: what is created or booked is done once, whatever happens to the answer, and the user learns how it stands. */
import { BASE, expect, test } from './fixture.ts'
import type { SandboxClient } from '../sandbox-client.ts'
import { notification, type ScreenPage } from './page.ts'

const FAULTS = ['answer-lost', 'answer-cut', 'bad-gateway', 'gateway-timeout'] as const
const MAYBE = 'Mogelijk is dit al gebeurd'

interface Form {
  readonly name: string
  /** Who fills it in. Default: a user manager. */
  readonly as?: string
  readonly operationId: string
  readonly address: string
  readonly fill: (page: ScreenPage) => Promise<void>
  readonly submit: string
  /** A text that only the new record has, and how often one record has it. */
  readonly holds: string
  readonly table: string
}

const FORMS: readonly Form[] = [
  {
    name: 'a group',
    operationId: 'createUserGroup',
    address: '/manage/user-groups/add',
    fill: (page) => page.getByLabel('Naam').fill('Nachtploeg'),
    submit: 'Groep maken',
    holds: 'Nachtploeg',
    table: 'userGroups',
  },
  {
    name: 'an amount',
    operationId: 'addTransactionForUser',
    address: '/manage/app-users/u-1101/budgets/amount/add',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Bedrag' }).fill('10')
      await page.getByRole('textbox', { name: 'Omschrijving' }).fill('Paasbonus')
    },
    submit: 'Bedrag toevoegen',
    holds: 'Paasbonus',
    table: 'transactions',
  },
  {
    name: 'a contact',
    operationId: 'createContact',
    address: '/manage/admins/hr/add',
    fill: async (page) => {
      await page.getByRole('textbox', { name: /^Voornaam/ }).fill('Coen')
      await page.getByRole('textbox', { name: /^Familienaam/ }).fill('Nieuw')
      await page.getByRole('textbox', { name: /^E-mailadres/ }).fill('coen@brugge-bakery.example')
    },
    submit: 'Toevoegen',
    holds: 'coen@brugge-bakery.example',
    table: 'users',
  },
  {
    name: 'a stop',
    as: 'olivia.osp',
    operationId: 'createResource',
    address: '/resources/transport/create',
    fill: async (page) => {
      await page.getByLabel('Naam').fill('Halte aan de Dijle')
      await page.getByLabel('Aanbieder').selectOption({ label: 'Scheldt Mobility' })
    },
    submit: 'Aanmaken',
    holds: 'Halte aan de Dijle',
    table: 'resources',
  },
]

/** How many rows of the world hold a text. */
async function count(sandbox: SandboxClient, { table, holds }: Form): Promise<number> {
  const rows: readonly unknown[] = (await sandbox.snapshot()).tables[table] ?? []
  return rows.filter((row) => JSON.stringify(row).includes(holds)).length
}

for (const form of FORMS)
  for (const kind of FAULTS)
    test(`G301 ${form.name}: after ${kind} the user tries again, and it is done once`, async ({
      page,
      sandbox,
      signInAs,
    }) => {
      await signInAs(form.as ?? 'ulla.users')
      await page.goto(`${BASE}${form.address}`)
      await form.fill(page)
      await sandbox.faults.set({ operationId: form.operationId, kind, times: 1 })
      const submit = page.getByRole('button', { name: form.submit, exact: true })
      await submit.click()
      await expect(page.getByRole('alert').filter({ hasText: MAYBE }).first()).toBeVisible()
      await expect(notification(page, /./)).toHaveCount(0)
      expect(await count(sandbox, form)).toBe(1)
      await submit.click()
      await expect(notification(page, /./)).toHaveCount(1)
      await expect(page).not.toHaveURL(`${BASE}${form.address}`)
      expect(await count(sandbox, form)).toBe(1)
    })
