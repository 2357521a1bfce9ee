import { describe, expect, test } from 'vitest'
import { readDocument } from '../../mocks/document.ts'
import { effectFindings, ruleDataFindings, unstatedRules } from '../../scripts/contract/rule-data.ts'
import type { Contract, ContractOperation } from '../../openapi/contract-types.ts'

const contract = readDocument()

/** The contract with one operation changed. */
function changed(id: string, change: Partial<ContractOperation>): Contract {
  const copy = structuredClone(contract)
  const all = Object.values(copy.paths).flatMap((item) => Object.values(item))
  Object.assign(all.find(({ operationId }) => operationId === id) ?? {}, change)
  return copy
}

describe('rules that the contract states as data', () => {
  test('agree with the refusals that its examples show', () => {
    expect(ruleDataFindings(contract)).toEqual([])
  })
  test('include x-unique for a value that can be taken, and only for such a value', () => {
    expect(ruleDataFindings(changed('createPartner', { 'x-unique': [] }))).toEqual([
      'createPartner: x-unique does not state extId',
    ])
    const twice = ['extId', 'data.email'].map((field) => ({ field, within: [], ignoresCase: true }))
    expect(ruleDataFindings(changed('createPartner', { 'x-unique': twice }))).toContain(
      'createPartner: no 409 shows data.email as taken',
    )
  })
  test('include x-states for every state with a refusal', () => {
    expect(ruleDataFindings(changed('confirmOrder', { 'x-states': [] }))).toEqual([
      'confirmOrder: x-states does not state ORDER_HANDLED',
    ])
  })
  test('include the changes of each write, by names that the contract has', () => {
    expect(effectFindings(contract)).toEqual([])
    const bare = changed('createPartner', {})
    for (const item of Object.values(bare.paths))
      for (const operation of Object.values(item))
        if (operation.operationId === 'createPartner') delete operation['x-effects']
    expect(effectFindings(bare)).toEqual(['createPartner: x-effects does not say what it changes'])
    const effects = [{ creates: 'Partnr' }, { changes: 'Partner', fields: ['data.nme'] }]
    expect(effectFindings(changed('createPartner', { 'x-effects': effects }))).toEqual([
      'createPartner: x-effects names Partnr, which is no schema',
      'createPartner: Partner has no data.nme',
    ])
  })
  test('are cited by the contract', () => {
    const rules = '- R139: A value in use must be unique.\n- R999: The number must be unique.\n- R001: Blue.'
    expect(unstatedRules(contract, rules)).toEqual([
      'R999: no operation states it: The number must be unique.',
    ])
  })
})
