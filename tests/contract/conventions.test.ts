/** The promises of the contract about all calls: methods, media types, shapes, prefixes and codes. */
import { describe, expect, test } from 'vitest'
import type { ContractOperation, ContractResponse, Reference } from '../../openapi/contract-types.ts'
import { readDocument } from '~mocks/document.ts'
import { createTester } from '~mocks/testing.ts'

const { paths, components } = readDocument()
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
)

/** The methods that the specification names. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  get: [
    'getBackofficeUser',
    'readUsagePermissionsByUserGroup',
    'getRecurringExternalPurchaseTypes',
    'downloadInvoicePdf',
    'downloadInvoiceXml',
    'downloadInvoiceDetailCsv',
    'getCommuteUserStatus',
    'downloadReport',
    'getPayrollUsers',
    'getPayrollUser',
    'getActivePayrollConfig',
    'getPayrollProviders',
    'getPayrollConfigs',
    'downloadPayrollReport',
    'getPayrollIdMapping',
    'getSalaryCategories',
    'getSalaryCodes',
    'getPortalLogo',
    'getBrandingConfiguration',
    'getDefaultBrandingConfiguration',
    'listCompanyTypes',
    'getServiceResourceIcon',
    'getOrderDetails',
    'getOrderPdf',
    'getOrderCancellationReasons',
    'getExternalTemplates',
    'getExternalTemplatesByType',
    'getExternalTemplateTypes',
    'getMessagingRecipients',
  ],
  put: [
    'activatePayrollUser',
    'updatePayrollConfig',
    'updatePayrollUser',
    'updatePayrollIdMapping',
    'updateSalaryCode',
    'saveBrandingConfiguration',
  ],
  delete: ['deleteBrandingConfiguration'],
}

describe('R230 all calls are POST unless noted', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    (id, { method, ...operation }) => {
      const noted = Object.entries(NOTED).find(([, ids]) => ids.includes(id))?.[0] ?? 'post'
      // An operation that the specification does not have may read by GET, if a decided gap states that.
      const isDecided = method === 'get' && noted === 'post' && (operation['x-assumption'] ?? []).length > 0
      expect(isDecided || method === noted).toBe(true)
    },
  )

  test('a call with another method is refused', async () => {
    const refused = await createTester().raw('/template/get')
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('R232 requests and responses are JSON unless stated', () => {
  const mediaOf = (part: ContractOperation['requestBody'] | ContractResponse): string =>
    Object.keys(part?.content ?? {}).join()

  test('requests of other media types are file uploads', () => {
    const others = operations.filter(({ requestBody }) => !['', JSON_TYPE].includes(mediaOf(requestBody)))
    expect(others.map(({ requestBody }) => mediaOf(requestBody))).toEqual(
      others.map(() => 'multipart/form-data'),
    )
    expect(others.filter(({ operationId }) => !operationId.startsWith('upload'))).toEqual([])
  })

  test('responses of other media types are files and upload ids', () => {
    const others = operations.filter(({ responses }) =>
      Object.values(responses).some((response) => !['', JSON_TYPE].includes(mediaOf(resolved(response)))),
    )
    const isFile = /^(download|upload|get(OrderPdf|PortalLogo|BrandingImage|ServiceResourceIcon)$)/
    expect(others.map(({ operationId }) => operationId).filter((id) => !isFile.test(id))).toEqual([])
  })

  test('a request of another media type is refused, and responses are JSON', async () => {
    const olivia = await createTester().as('olivia.osp')
    const send = (type: string) =>
      olivia.raw('/template/get', { method: 'POST', body: '{}', headers: { 'content-type': type } })
    expect((await send('text/plain')).status).toBe(415)
    const answer = await send(JSON_TYPE)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
    ])
  })
})

test('R233 every response has a schema that is not empty', () => {
  const shapeless = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, response]) => {
      const media = Object.values(resolved(response)?.content ?? {})
      return media.every(({ schema }) => schema !== undefined && Object.keys(schema).length > 0)
        ? []
        : [`${operationId} ${status}`]
    }),
  )
  expect(shapeless).toEqual([])
})

/** The names of a schema's fields. */
const fieldsOf = (name: string): string[] => Object.keys(components.schemas[name]?.properties ?? {})

test.each([
  ['AppUser', ['firstName', 'lastName', 'licensePlate']],
  ['AppUserSummary', ['firstname', 'lastname']],
  ['IdentificationToken', ['lastUpdateOn']],
  ['ReconciliationItem', ['lastUpdatedOn']],
])('G149 %s spells its fields as the specification does', (schema, names) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(names))
})

test('R272 G186 every list has ten rows per page by default', () => {
  const sizes = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap((given) => {
      const parameter = '$ref' in given ? components.parameters?.[given.$ref.split('/').at(-1) ?? ''] : given
      return parameter?.name === 'size' ? [{ operationId, rows: parameter.schema.default }] : []
    }),
  )
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter(({ rows }) => rows !== 10)).toEqual([])
})

test('R245 no operation uses a service prefix that the specification names without showing a call', () => {
  const prefixes = new Set(Object.keys(paths).map((path) => path.split('/').slice(1, 3).join('/')))
  expect([...prefixes].filter((prefix) => /^(portal-service|user-service)/.test(prefix))).toEqual([])
  expect([...prefixes].filter((prefix) => prefix.startsWith('cambio/')).toSorted()).toEqual([
    'cambio/co2',
    'cambio/invoice',
  ])
})

const JSON_TYPE = 'application/json'

/** The response of a reference, which all calls share. */
const resolved = (response: ContractResponse | Reference): ContractResponse | undefined =>
  '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response
