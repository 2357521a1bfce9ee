import { describe, expect, test } from 'vitest'
import { readDocument } from '../../mocks/document.ts'
import {
  effectFindings,
  ruleDataFindings,
  searchFindings,
  unstatedRules,
} from '../../scripts/contract/rule-data.ts'
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
    const rule = { within: [], ignoresCase: true, ignoresAccents: false }
    const twice = ['extId', 'data.email'].map((field) => ({ field, ...rule }))
    expect(ruleDataFindings(changed('createPartner', { 'x-unique': twice }))).toContain(
      'createPartner: no 409 shows data.email as taken',
    )
  })
  test('say for each unique value with accents or spaces whether these count', () => {
    const group = { field: 'extId', within: [], ignoresCase: true }
    expect(ruleDataFindings(changed('createUserGroup', { 'x-unique': [group] }))).toEqual([
      'createUserGroup: x-unique does not say whether accents in extId count',
      'createUserGroup: x-unique does not say whether spaces in extId count',
    ])
    const key = { field: 'key', within: [], ignoresCase: true, ignoresAccents: false }
    const kept = { ...key, spacesAs: 'kept' } as const
    expect(ruleDataFindings(changed('createTranslation', { 'x-unique': [kept] }))).toEqual([
      'createTranslation: x-unique speaks of accents in key, which cannot have any',
      'createTranslation: x-unique speaks of spaces in key, which cannot have any',
    ])
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
  test('name the fields in which each list is searched', () => {
    expect(searchFindings(contract)).toEqual([])
    const other = changed('getPayrollUsers', {})
    for (const item of Object.values(other.paths))
      for (const { operationId, parameters = [] } of Object.values(item))
        for (const one of parameters)
          if ('name' in one && one.name === 'search' && operationId.startsWith('get')) {
            if (operationId === 'getPayrollUsers') delete one['x-searches']
            else one['x-searches'] = ['user.nme']
          }
    expect(searchFindings(other)).toEqual([
      'getPayrollUsers: search has no x-searches',
      'getPayrollIdMapping: x-searches of search names user.nme, which rows have not',
      'getMessagingRecipients: x-searches of search names user.nme, which rows have not',
    ])
  })
  test('are cited by the contract', () => {
    const rules = '- R139: A value in use must be unique.\n- R999: The number must be unique.\n- R001: Blue.'
    expect(unstatedRules(contract, rules)).toEqual([
      'R999: no operation states it: The number must be unique.',
    ])
  })
})
