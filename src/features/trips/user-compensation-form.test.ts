import { describe, expect, test } from 'vitest'
import { amountRules, compensationForm } from './user-compensation-form.ts'

const { fieldOf, toBody, toForm } = compensationForm.editing

const BASE = { userOspId: 'u-1', version: 4, validFrom: '2026-01-01', compensationPerKm: 0.3 }

describe("a user's commuting compensation", () => {
  test('R194 shows its basis, and sends only changes', () => {
    expect(toForm(BASE)).toMatchObject({ basis: 'Km', amount: 0.3, validFrom: '2026-01-01' })
    expect(toBody(toForm(BASE), BASE)).toEqual({ userOspId: 'u-1', version: 4, data: {} })
  })

  test('R194 when the basis changes, the previous one is removed', () => {
    expect(toBody({ ...toForm(BASE), basis: 'Day', amount: 5 }, BASE).data).toEqual({
      compensationPerKm: null,
      compensationPerDay: 5,
    })
    expect(toBody({ ...toForm(BASE), basis: '' }, BASE).data).toEqual({ compensationPerKm: null })
  })

  test('an emptied value is removed; a basis without an amount is incomplete', () => {
    expect(toBody({ basis: 'Km', amount: 0.3 }, BASE).data).toEqual({ validFrom: null })
    expect(amountRules({ basis: 'Trip' })).toEqual({ amount: { rule: 'required' } })
    expect(amountRules({ basis: '' })).toEqual({})
    expect(fieldOf('data.compensationPerDay')).toBe('amount')
  })
})
