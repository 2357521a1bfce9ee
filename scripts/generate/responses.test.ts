import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Contract, ContractOperation } from '../../openapi/contract-types.ts'
import { aboutOf, successContent, identitiesIn, recordOf } from './responses.ts'

const contract = JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract
const operations = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .filter((operation): operation is ContractOperation => 'operationId' in operation)
const aboutIn = (id: string): unknown =>
  operations
    .filter(({ operationId }) => operationId === id)
    .map((operation) => aboutOf(contract, operation))[0]

test.each([
  ['getUser', { 'body.ospId': 'ospId' }],
  ['getCommuteCompensation', { 'body.assigneeOspId': 'assigneeOspId' }],
  ['getIdentificationTokens', { 'body.userOspId': 'userOspId' }],
  ['getActivePayrollConfig', { 'query.corporateAccount': 'corporateAccountOspId' }],
  ['getPayrollUser', { 'path.uuid': 'uuid' }],
  // A row may lack its company.
  ['getUsersByFilter', { 'body.corporateAccountOspId': 'corporateAccount.ospId?' }],
  ['findRelations', { 'body.recordOspId': 'record.ospId' }],
  // Stated in the contract, because the names do not show it.
  ['getBackofficeUser', { 'path.id': 'user.ospId' }],
  ['getTravelRegistration', { 'body.ospId': 'travel.ospId' }],
  ['getRelatedPartners', undefined],
  // The members of a user have ids of their own, and a write may return another record.
  ['getMemberUsers', undefined],
  ['correctEvent', undefined],
])('the response of %s is compared with the ids in its request', (id, about) => {
  expect(aboutIn(id)).toEqual(about)
})

/** Records whose responses do not contain the requested id. */
const WITHOUT_ID = [
  'getHelp',
  'getPortalBranding',
  'getPluginEmail',
  'getPrivateBudgetBalance',
  'getTemplatePreviewParameters',
]

test('the response of each read of one record contains its id', () => {
  const withoutRequestedId = operations.filter((operation) => {
    const schema = successContent(contract, operation)['application/json']?.schema
    const isRecord = schema !== undefined && !recordOf(contract, schema).isMany
    return (
      isRecord &&
      operation.operationId.startsWith('get') &&
      identitiesIn(contract, operation).length > 0 &&
      aboutOf(contract, operation) === undefined
    )
  })
  expect(
    withoutRequestedId.map(({ operationId }) => operationId).filter((id) => !WITHOUT_ID.includes(id)),
  ).toEqual([])
})
