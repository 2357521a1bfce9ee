/**
 * A file with 40 faults for each of the ten uploads: checked, reloaded, processed, and corrected from its failed rows.
 */
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { UploadKind } from '../../files/upload-files.ts'
import { BASE, expect, test } from '../fixtures.ts'
import { inAll } from '../level.ts'

type Cells = Readonly<Record<string, string>>

/**
 * The numbers of valid rows, of rows with a fault that the portal finds, and of rows with a fault that only the server
 * finds.
 */
const RIGHT = 20
const UNREADABLE = 20
const UNKNOWN = 20

const booking = (at: number): string => `MEND2611${String(at).padStart(4, '0')}`
const RIDE = { startedOn: '2026-11-02 08:05', endedOn: '2026-11-02 08:31', amount: '1.25' }
const TICKET = { cardNumber: '6050123412341234', date: '2026-11-02', amount: '1.25' }

/** A valid row, the column that names the owner, and a value there that nobody has. */
const FILES: Readonly<
  Record<Exclude<UploadKind, 'co2'>, { row: (at: number) => Cells; whose: string; nobody: string }>
> = {
  vouchers: {
    row: (at) => ({ code: `MEND-${at}`, login: 'jonas.peeters', validUntil: '2099-12-31' }),
    whose: 'login',
    nobody: 'nobody.here',
  },
  surcharges: {
    row: (at) => ({ bookingId: booking(at), login: 'jonas.peeters', date: '2026-11-02', amount: '1.25' }),
    whose: 'login',
    nobody: 'nobody.here',
  },
  'bike-share-events': {
    row: (at) => ({ bookingId: booking(at), cardNumber: '20451', ...RIDE }),
    whose: 'cardNumber',
    nobody: '99999',
  },
  'car-share': {
    row: (at) => ({ invoiceNumber: 'C-2026-11', bookingId: booking(at), extRef: 'CAM-42', ...RIDE }),
    whose: 'extRef',
    nobody: 'CAM-NOBODY',
  },
  line: {
    row: (at) => ({ bookingId: booking(at), ...TICKET }),
    whose: 'cardNumber',
    nobody: '6050000000000000',
  },
  bank: {
    row: (at) => ({
      transactionId: `MEND-${at}`,
      valueDate: '2026-11-02',
      amount: '1.25',
      paymentReference: '+++090/9337/55493+++',
    }),
    whose: 'paymentReference',
    nobody: '+++111/1111/11111+++',
  },
  rail: {
    row: (at) => ({ invoiceNumber: 'R-2026-11', bookingId: booking(at), ...TICKET }),
    whose: 'cardNumber',
    nobody: '6050000000000000',
  },
  'bike-rental': {
    row: (at) => ({
      bookingId: booking(at),
      contractNumber: 'SW-9001',
      date: '2026-11-02',
      amount: '1.25',
    }),
    whose: 'contractNumber',
    nobody: 'SW-NOBODY',
  },
  'mobility-provider': {
    row: (at) => ({
      bookingId: booking(at),
      login: 'jonas.peeters',
      date: '2026-11-02',
      mobilityMode: 'PARKING',
      amount: '1.25',
    }),
    whose: 'login',
    nobody: 'nobody.here',
  },
  'charging-billing': {
    row: (at) => ({ bookingId: booking(at), cardNumber: 'BE-ENC-00042', kwh: '24.5', ...RIDE }),
    whose: 'cardNumber',
    nobody: 'BE-ENC-NOBODY',
  },
}
const XML: readonly string[] = ['rail', 'bike-rental', 'mobility-provider']

const csv = (rows: readonly Cells[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.join(';'))
    .join('\n')
const xml = (rows: readonly Cells[]): string => {
  const record = (row: Cells): string =>
    Object.entries(row)
      .map(([name, text]) => `<${name}>${text}</${name}>`)
      .join('')
  return `<file>${rows.map((row) => `<record>${record(row)}</record>`).join('')}</file>`
}

/** Chooses a file from the disk, as a user does. */
async function choose(page: Page, name: string, content: string): Promise<void> {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  await page.locator('input[type=file]').setInputFiles(path)
}
const badge = (page: Page, text: string) => page.locator('.upload-figures').getByText(text, { exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

for (const [kind, { row, whose, nobody }] of Object.entries(FILES))
  test(
    `R114 R219 G370 G373 ${kind}: 40 errors are corrected in the file of failed rows, after a reload before processing`,
    inAll,
    async ({ page, signInAs, sandbox }) => {
      await sandbox.clock.set('2026-11-21T12:00:00+01:00')
      await signInAs('olivia.osp')
      await page.goto(`${BASE}/uploads/${kind}`)
      const chooseProvider = async (): Promise<void> => {
        if (kind === 'mobility-provider')
          await page.getByLabel('Aanbieder', { exact: true }).selectOption('p-3005')
      }
      const column = kind === 'vouchers' ? 'validUntil' : 'amount'
      const rows = Array.from({ length: RIGHT + UNREADABLE + UNKNOWN }, (_, at): Cells => {
        if (at < RIGHT) return row(at)
        return at < RIGHT + UNREADABLE ? { ...row(at), [column]: 'soon' } : { ...row(at), [whose]: nobody }
      })
      await chooseProvider()
      await choose(
        page,
        XML.includes(kind) ? 'file.xml' : 'file.csv',
        XML.includes(kind) ? xml(rows) : csv(rows),
      )
      await expect(badge(page, `Fout: ${UNREADABLE}`)).toBeVisible()
      await button(page, 'Uploaden en controleren').click()
      await expect(page.getByRole('heading', { name: /^Bevestigen/ })).toBeVisible()

      // G075: files of shared cars are checked as they are processed.
      const isChecked = kind !== 'car-share'
      if (isChecked) await expect(badge(page, `Fout: ${UNREADABLE + UNKNOWN}`)).toBeVisible()
      await page.reload()
      if (isChecked) await expect(badge(page, `Fout: ${UNREADABLE + UNKNOWN}`)).toBeVisible()
      await button(page, /verwerken$/).click()
      await expect(badge(page, `Verwerkt: ${RIGHT}`)).toBeVisible()
      await expect(badge(page, `Fout: ${UNREADABLE + UNKNOWN}`)).toBeVisible()

      const download = page.waitForEvent('download')
      await button(page, `${UNREADABLE + UNKNOWN} foute rijen downloaden`).click()
      const failed = await readFile(await (await download).path(), 'utf8')
      expect(failed.trimEnd().split('\r\n')).toHaveLength(1 + UNREADABLE + UNKNOWN)
      const right = row(0)
      const corrected = failed.replaceAll(nobody, right[whose] ?? '').replaceAll('soon', right[column] ?? '')
      await button(page, 'Ander bestand').click()
      await chooseProvider()
      await choose(page, 'corrected.csv', corrected)
      await button(page, 'Uploaden en controleren').click()
      await button(page, '40 rijen verwerken').click()
      await expect(badge(page, `Verwerkt: ${UNREADABLE + UNKNOWN}`)).toBeVisible()
      await expect(page.getByText(/^Fout: /)).toHaveCount(0)

      // Processing the same file again changes nothing.
      await button(page, 'Ander bestand').click()
      await chooseProvider()
      await choose(page, 'corrected.csv', corrected)
      await button(page, 'Uploaden en controleren').click()
      if (!isChecked) await button(page, '40 rijen verwerken').click()
      await expect(badge(page, `Al verwerkt: ${UNREADABLE + UNKNOWN}`)).toBeVisible()
    },
  )
