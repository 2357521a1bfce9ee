/** A text has the same meaning in a form, a file, a list search and the palette. */
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import company from '@/api/generated/requests/CorporateAccountUpdate.ts'
import budget from '@/api/generated/requests/BudgetSettings.ts'
import user from '@/api/generated/requests/UpdateUserRequest.ts'
import { amountIn } from '@/domain/transactions/transactions-query.ts'
import { readFile } from '@/domain/uploads/read-rows.ts'
import { usersValidator } from '@/features/app-users/import/validate-users.ts'
import { providerRowsValidator } from '@/features/uploads/validate-provider-rows.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { DateField } from '@/forms/fields/date-field.tsx'
import { DateTimeField } from '@/forms/fields/date-time-field.tsx'
import { RequestForm } from '@/forms/request-form.tsx'
import { date, dateTime, money, number } from '@/i18n/formats.ts'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { phone } from '@/i18n/phone.ts'
import { transactionsWith } from '@/layout/find-transactions.ts'
import { searchable } from '@/ui/table/search.ts'
import { createTester } from '~mocks/testing.ts'
import { searchedPhone } from '~notations/searched-phone.ts'
import { toValues } from '~files/cells.ts'
import { UPLOAD_FORMATS } from '~files/upload-files.ts'
import { rowToUserData, USER_IMPORT_FORMAT } from '~files/user-import.ts'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

/** The value that a form sends, and the text in its field after blur. */
function form(field: 'money' | 'day' | 'birth' | 'moment' | 'phone' | 'iban' | 'reference', typed: string) {
  const names = {
    money: 'startAmount',
    day: 'birthDate',
    birth: 'birthDate',
    moment: 'moment',
    phone: 'msisdn',
    iban: 'iban',
    reference: 'paymentReference',
  }
  let values: Readonly<Record<string, unknown>> = {}
  const name = names[field]
  const { unmount } = render(
    <RequestForm
      request={{ fields: { ...user.fields, ...budget.fields, ...company.fields } }}
      initial={{}}
      toBody={(body: object) => {
        values = body as typeof values
        return body
      }}
      send={() => Promise.resolve()}
      submitLabel="Save"
    >
      {fieldOf(field, name)}
    </RequestForm>,
  )
  const inputs = screen.getAllByRole('textbox')
  const texts = field === 'moment' ? split(typed) : [typed]
  texts.forEach((text, index) => {
    const input = inputs[index] as HTMLInputElement
    fireEvent.focus(input)
    fireEvent.change(input, { target: { value: text } })
    fireEvent.blur(input)
  })
  const shown = inputs.map((input) => (input as HTMLInputElement).value).join(' ')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  unmount()
  return { value: values[name], shown }
}

function fieldOf(field: string, name: string): ReactNode {
  if (field === 'moment') return <DateTimeField name={name} label="Value" />
  if (field === 'birth') return <DateField name={name} label="Value" notAfter="2026-11-27" />
  return <ContractField name={name} label="Value" />
}

/** The day and the time have one field each. */
const split = (typed: string): [string, string] => {
  const [, day = '', time = ''] = /^(.*\d)[ T,]+(\d.*)$/.exec(typed) ?? []
  return [day, time]
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
const csv = (columns: Readonly<Record<string, string>>): File =>
  new File(
    [`${Object.keys(columns).join(';')}\r\n${Object.values(columns).map(quoted).join(';')}`],
    'file.csv',
  )

const PERSON = { firstName: 'Nele', lastName: 'Nieuw', email: 'nele@bakery.example' }

async function imported(column: 'birthDate' | 'msisdn', text: string): Promise<unknown> {
  const read = await readFile(csv({ ...PERSON, [column]: text }), {
    columns: USER_IMPORT_FORMAT,
  })
  if (!('rows' in read)) throw new Error(JSON.stringify(read.problems))
  const { errors } = usersValidator({ accountOspId: 'ca-2001', users: [], groups: [] })(read.rows)
  if (errors.length > 0) return errors.map(({ line, field, broken }) => `${line} ${field} ${broken.rule}`)
  return rowToUserData(read.rows[0]?.cells ?? {}, 'ca-2001', '2026-11-27')[column]
}

const RIDE = {
  bookingId: 'CHAR26110001',
  cardNumber: '20451',
  endedOn: '1/11/2026 09:00',
  kwh: '12',
  amount: '1',
}
const SPENT = { bookingId: 'SURC26110001', login: 'jonas', date: '1/9/2026', amount: '1' }
const PAID = { transactionId: 'BANK26110001', valueDate: '1/9/2026', amount: '1' }

async function uploaded(
  kind: 'surcharges' | 'charging-billing' | 'bank',
  column: string,
  text: string,
): Promise<unknown> {
  const baseRow = { surcharges: SPENT, 'charging-billing': { ...RIDE, startedOn: '' }, bank: PAID }[kind]
  const file = csv({ ...baseRow, [column]: text })
  const checked = await readFile(file, UPLOAD_FORMATS[kind])
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems))
  const { errors } = providerRowsValidator(kind)(checked.rows)
  if (errors.length > 0) return errors.map(({ line, field, broken }) => `${line} ${field} ${broken.rule}`)
  const [row] = checked.rows
  return row && toValues(row, UPLOAD_FORMATS[kind].columns).values[column]
}

/** Whether a list finds the row that contains this text. */
function finds(search: string, text: string): boolean {
  const rows = [{ text }, { text: 'another one' }]
  const { find } = searchable(rows, [{ id: 'text', text: (row) => row.text }])
  return find(search, rows).some((row) => row.text === text)
}

describe('R161 an amount has the same meaning in form, upload, search and palette', () => {
  test.each([
    ['1 234,56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ["1'234.56", 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['€ 1 234,56', 1234.56],
    ['1234,56 EUR', 1234.56],
    ['12,5', 12.5],
    ['€ 12,5', 12.5],
    ['12,50 EUR', 12.5],
    ['1250', 1250],
    ['1 250', 1250],
    ['1250,00', 1250],
    ['0,07', 0.07],
  ])('%s is %d', async (typed, euros) => {
    expect(form('money', typed)).toEqual({ value: euros, shown: money(euros).slice(2) })
    expect(await uploaded('surcharges', 'amount', typed)).toBe(euros)
    expect(finds(typed, money(euros))).toBe(true)
    expect(amountIn(typed)).toBe(euros)
    expect(transactionsWith(typed)).toEqual({ search: typed })
  })

  test.each([
    ['-9,11', -9.11],
    ['−9,11', -9.11],
    ['9,11-', -9.11],
    ['(9,11)', -9.11],
    ['€ −9,11', -9.11],
  ])('the negative %s is %d', async (typed, euros) => {
    expect(await uploaded('bank', 'amount', typed)).toBe(euros)
    expect(finds(typed, money(euros))).toBe(true)
    // A search finds both spent and added amounts.
    expect(amountIn(typed)).toBe(-euros)
  })

  test.each([
    ['1.250', '1250 or 1,25'],
    ['1,250', '1250 or 1,25'],
    ['2.956', '2956 or 2,9560'],
    ['€ 12.500', '12500 or 12,5'],
  ])(
    '%s is ambiguous: the field asks, a file is refused with the line, and no meaning is assumed',
    async (typed, meanings) => {
      const { unmount } = render(
        <RequestForm
          request={budget}
          initial={{}}
          toBody={(body: object) => body}
          send={() => Promise.resolve()}
          submitLabel="Save"
        >
          <ContractField name="startAmount" label="Value" />
        </RequestForm>,
      )
      const input = screen.getByRole('textbox')
      fireEvent.focus(input)
      fireEvent.change(input, { target: { value: typed } })
      fireEvent.blur(input)
      expect(input).toHaveProperty('value', typed)
      fireEvent.click(screen.getByRole('button', { name: 'Save' }))
      await vi.waitFor(() =>
        expect(document.body.textContent).toContain(`can mean ${meanings}. Write one of these`),
      )
      unmount()
      expect(await uploaded('surcharges', 'amount', typed)).toEqual(['2 amount cell_ambiguous'])
      expect(amountIn(typed)).toBeUndefined()
      // A search shows its results, so it may search for both meanings.
      const [whole = '', fraction = ''] = meanings.split(' or ')
      expect(finds(typed, money(Number(whole)))).toBe(true)
      expect(finds(typed, number(Number(fraction.replace(',', '.')), typed === '2.956' ? 3 : 2))).toBe(true)
    },
  )
})

describe('R279 a day has the same meaning in form, import, upload, search and palette', () => {
  test.each([
    ['1/9/2026', '2026-09-01'],
    ['01-09-2026', '2026-09-01'],
    ['1.9.2026', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['1/9/26', '2026-09-01'],
    ['03/04/26', '2026-04-03'],
    ['1 sep 2026', '2026-09-01'],
    ['1 september 2026', '2026-09-01'],
    ['1 mei 2026', '2026-05-01'],
    ['1er août 2026', '2026-08-01'],
    ['May 1, 2026', '2026-05-01'],
  ])('%s is %s', async (typed, day) => {
    expect(form('day', typed)).toEqual({ value: day, shown: date(day) })
    expect(await imported('birthDate', typed)).toBe(day)
    expect(await uploaded('surcharges', 'date', typed)).toBe(day)
    expect(finds(typed, date(day))).toBe(true)
    expect(transactionsWith(typed)).toEqual({ from: day, to: day })
  })

  test.each(['9/31/2026', '31/02/2026', '1/9-2026', '46266'])(
    '%s is not a day, and stays as typed',
    async (typed) => {
      expect(form('day', typed)).toEqual({ value: typed, shown: typed })
      expect(await imported('birthDate', typed)).toEqual(['2 birthDate import_date'])
      expect(await uploaded('surcharges', 'date', typed)).toEqual(['2 date date'])
      expect(transactionsWith(typed)).toEqual({ search: typed })
    },
  )

  test('a date of birth with a two-digit year is in the past', async () => {
    expect(form('birth', '17/05/88').value).toBe('1988-05-17')
    expect(form('day', '17/05/28').value).toBe('2028-05-17')
    expect(await imported('birthDate', '17/05/88')).toBe('1988-05-17')
  })
})

describe('R279 a moment has the same meaning in form, upload and search', () => {
  test.each([
    ['1/9/2026 8:05', '2026-09-01T08:05:00+02:00'],
    ['1/9/2026 08:05', '2026-09-01T08:05:00+02:00'],
    ['1/9/2026 8u05', '2026-09-01T08:05:00+02:00'],
    ['1/9/2026 8h05', '2026-09-01T08:05:00+02:00'],
    ['1/9/2026 8.05', '2026-09-01T08:05:00+02:00'],
    ['1/9/2026 0805', '2026-09-01T08:05:00+02:00'],
    ['01-11-2026 8:05', '2026-11-01T08:05:00+01:00'],
    ['1 sep 2026 8:05', '2026-09-01T08:05:00+02:00'],
    ['2026-09-01T08:05', '2026-09-01T08:05:00+02:00'],
    ['25/10/2026 02:30 +02:00', '2026-10-25T02:30:00+02:00'],
  ])('%s is %s', async (typed, moment) => {
    expect(form('moment', typed).value).toBe(moment)
    expect(await uploaded('charging-billing', 'startedOn', typed)).toBe(moment)
    expect(finds(typed, dateTime(moment))).toBe(true)
  })

  test('the hour that occurs twice is ambiguous, or refused', async () => {
    expect(form('moment', '25/10/2026 2:30').value).toBe('2026-10-25T2:30')
    expect(await uploaded('charging-billing', 'startedOn', '25/10/2026 2:30')).toEqual([
      '2 startedOn cell_ambiguous',
    ])
  })
})

describe('R140 G298 a phone number has the same meaning in form, import, list, dashboard and palette', () => {
  const ULLA = '+32473656348'
  test.each([
    '0473656348',
    '0473/65.63.48',
    '0473 65 63 48',
    '0473-65-63-48',
    '0032473656348',
    '0032 473 65 63 48',
    '+32473656348',
    '+32 473 65 63 48',
    '+32 (0)473 65 63 48',
    '473656348',
  ])('%s', async (typed) => {
    expect(form('phone', typed)).toEqual({ value: ULLA, shown: '473656348' })
    expect(await imported('msisdn', typed)).toBe(ULLA)
    expect(finds(typed, `Ulla ${phone(ULLA)}`)).toBe(true)
    expect(searchedPhone(typed)).toMatch(/^(32)?473656348$/)
  })

  test('the palette, the dashboard and the list of users ask the server, which finds the person', async () => {
    const ulla = await createTester().as('ulla.users')
    const jonas = await ulla.call('findUsersByAny', { query: { search: 'jonas', size: 1 } })
    const { msisdn = '', ospId } = jonas.good.content[0] ?? {}
    const [, area = '', first = '', second = '', third = ''] =
      /^\+32(\d{3})(\d\d)(\d\d)(\d\d)$/.exec(msisdn) ?? []
    expect(area).not.toBe('')
    const national = `${first}${second}${third}`
    for (const search of [
      `0${area}/${first}.${second}.${third}`,
      `0${area} ${first} ${second} ${third}`,
      `0032${area}${national}`,
      `+32 (0)${area} ${first} ${second} ${third}`,
      `0${area} ${first} ${second}`,
    ]) {
      const found = await ulla.call('findUsersByAny', { query: { search } })
      expect(found.good.content.map((one) => [one.ospId, one.searchMatchedOn])).toContainEqual([
        ospId,
        ['MSISDN'],
      ])
      const listed = await ulla.call('getUsersByFilter', { body: { search } })
      expect(listed.good.content.map((one) => one.ospId)).toContain(ospId)
    }
  })
})

describe('R164 an account and a reference have the same meaning in form and search', () => {
  test.each(['BE71 0961 2345 6769', 'BE71-0961-2345-6769', 'IBAN BE71 0961 2345 6769', 'be71096123456769'])(
    '%s',
    (typed) => {
      expect(form('iban', typed)).toEqual({ value: 'BE71096123456769', shown: 'BE71 0961 2345 6769' })
      expect(finds(typed, 'BE71096123456769')).toBe(true)
    },
  )

  test.each(['+++090/9337/55493+++', '***090/9337/55493***', '090/9337/55493', '090933755493'])(
    '%s',
    (typed) => {
      const reference = '+++090/9337/55493+++'
      expect(form('reference', typed)).toEqual({ value: reference, shown: reference })
      expect(finds(typed, reference)).toBe(true)
    },
  )

  test('another reference stays as typed', async () => {
    expect(form('reference', 'RF18 5390 0754 7034').value).toBe('RF18 5390 0754 7034')
    expect(await uploaded('bank', 'paymentReference', 'invoice 12')).toBe('invoice 12')
  })
})
