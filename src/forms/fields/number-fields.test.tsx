/* oxlint-disable react/jsx-key -- the fields stand in pairs with what they show, one of them on a page */
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { RequestForm } from '../request-form.tsx'
import { MoneyField, NumberField, PercentField } from './number-fields.tsx'

beforeAll(async () => {
  await loadWords(['common', 'ui'])
  await showLanguage('en')
})

test.each([
  [<MoneyField name="other" label="Value" />, ['€', undefined]],
  [<MoneyField name="other" label="Value" unitHere="per day" />, ['€', 'per day']],
  [<NumberField name="amount" label="Value" />, ['€', undefined]],
  [<NumberField name="rate" label="Value" />, ['€', 'per km']],
  [<NumberField name="distance" label="Value" />, [undefined, 'km']],
  [<PercentField name="other" label="Value" />, [undefined, '%']],
])('R161 the euro sign stands before every amount, and what it is for behind: case %#', (field, shown) => {
  render(
    <RequestForm
      request={{
        fields: {
          amount: { kind: 'money' },
          rate: { kind: 'number', unit: 'EUR/km' },
          distance: { kind: 'number', unit: 'km' },
        },
      }}
      initial={{}}
      toBody={(values: object) => values}
      send={() => Promise.resolve()}
      submitLabel="Save"
    >
      {field}
    </RequestForm>,
  )
  const box = screen.getByRole('textbox', { name: 'Value' }).parentElement
  expect(['.input-before', '.input-unit'].map((part) => box?.querySelector(part)?.textContent)).toEqual(shown)
})
