import { describe, expect, test } from 'vitest'
import { amountRules, compensationForm } from './user-compensation-form.ts'

const { fieldOf, toBody, toForm } = compensationForm.editing

const BASE = { userOspId: 'u-1', version: 4, validFrom: '2026-01-01', compensationPerKm: 0.3 }

describe('what one user gets for commuting', () => {
  test('R194 shows by what it counts, and sends nothing that has not changed', () => {
    expect(toForm(BASE)).toMatchObject({ basis: 'Km', amount: 0.3, validFrom: '2026-01-01' })
    expect(toBody(toForm(BASE), BASE)).toEqual({ userOspId: 'u-1', version: 4, data: {} })
  })

  test('R194 counted by another measure, the former one is cleared', () => {
    expect(toBody({ ...toForm(BASE), basis: 'Day', amount: 5 }, BASE).data).toEqual({
      compensationPerKm: null,
      compensationPerDay: 5,
    })
    expect(toBody({ ...toForm(BASE), basis: '' }, BASE).data).toEqual({ compensationPerKm: null })
  })

  test('what is emptied is cleared; a measure without an amount is not complete', () => {
    expect(toBody({ basis: 'Km', amount: 0.3 }, BASE).data).toEqual({ validFrom: null })
    expect(amountRules({ basis: 'Trip' })).toEqual({ amount: { rule: 'required' } })
    expect(amountRules({ basis: '' })).toEqual({})
    expect(fieldOf('data.compensationPerDay')).toBe('amount')
  })
})
