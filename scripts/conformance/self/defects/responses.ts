/** Responses that differ from the contract. */
import { changeResponse, type Change, type Around, type Defect, changeFirstRow } from '../defect.ts'

const row =
  (change: Change): Change =>
  (json, call) =>
    changeFirstRow((one) => change(one, call) as typeof one)(json, call)

/** Sets a field of the response, or of the first row of a list. */
const field = (name: string, value: unknown): Around =>
  changeResponse(row((one) => ({ ...one, [name]: value })))

const withoutField = (name: string): Around => changeResponse(row(({ [name]: _left, ...rest }) => rest))

const withBodyFor = (status: number, body: unknown): Around =>
  changeResponse(
    () => body,
    (one) => one === status,
  )

/**
 * Changes the status, type or text of responses. By default of successful ones, otherwise of the responses that
 * `isMeant` selects.
 */
const withOtherResponse =
  (
    change: (text: string, response: Response) => Response,
    isMeant = (status: number) => status < 300,
  ): Around =>
  async ({ next }) => {
    const response = await next()
    return isMeant(response.status) ? change(await response.text(), response) : response
  }
const contentType = (type: string) => ({ headers: { 'content-type': type } })
const JSON_TYPE = contentType('application/json')

export const RESPONSES: readonly Defect[] = [
  {
    id: 'wrong-type',
    kind: 'a number as text',
    operation: 'getUserGroup',
    around: field('userCount', 'many'),
  },
  {
    id: 'missing-field',
    kind: 'a required field is missing',
    operation: 'getPartner',
    around: withoutField('data'),
  },
  {
    id: 'undeclared-field',
    kind: 'an undeclared field',
    operation: 'findInvoicesByFilter',
    around: field('internalNote', 'x'),
  },
  {
    id: 'null-field',
    kind: 'null in a field that does not allow it',
    operation: 'getOrderDetails',
    around: field('status', null),
  },
  {
    id: 'wrong-date',
    kind: 'a date in another format',
    operation: 'getPayrollUser',
    around: field('startDate', '01/11/2026'),
  },
  {
    id: 'unknown-value',
    kind: 'a value that an enum does not have',
    operation: 'getOpenOrders',
    around: field('status', 'PENDING'),
  },
  {
    id: 'below-minimum',
    kind: 'a number below its minimum',
    operation: 'getReconciliationProblems',
    around: field('version', -1),
  },
  {
    id: 'too-long-text',
    kind: 'a text longer than its maximum',
    operation: 'getMessageChannelsForUser',
    around: field('name', 'x'.repeat(2000)),
  },
  {
    id: 'broken-identifier',
    kind: 'an identifier with characters that are not allowed',
    operation: 'getBudgetsByOwner',
    around: field('ospId', 'b 1/2'),
  },
  {
    id: 'list-as-object',
    kind: 'an object in place of a list',
    operation: 'listAllRoles',
    around: changeResponse((json) => ({ content: json })),
  },
  {
    id: 'bare-list',
    kind: 'a list in place of a page',
    operation: 'getTemplates',
    around: changeResponse((json) => json['content']),
  },
  {
    id: 'other-file-name',
    kind: 'a file with another name than its record shows',
    operation: 'downloadPayrollReport',
    around: withOtherResponse(
      (text, { headers }) =>
        new Response(text, {
          headers: {
            'content-type': headers.get('content-type') ?? '',
            'content-disposition': 'attachment; filename="report.csv"',
          },
        }),
    ),
  },
  {
    id: 'broken-json',
    kind: 'truncated JSON',
    operation: 'getHelp',
    around: withOtherResponse((text) => new Response(text.slice(0, -1), JSON_TYPE)),
  },
  {
    id: 'other-status',
    kind: '201 in place of 200',
    operation: 'createUserFee',
    around: withOtherResponse((text) => new Response(text, { status: 201, ...JSON_TYPE })),
  },
  {
    id: 'body-with-204',
    kind: 'a body where none is documented',
    operation: 'deleteTranslation',
    around: withOtherResponse(() => new Response('{"ok":true}', { status: 200, ...JSON_TYPE })),
  },
  {
    id: 'other-content-type',
    kind: 'another content type',
    operation: 'getTravelCompensation',
    around: withOtherResponse((text) => new Response(text, contentType('text/html'))),
  },
  {
    id: 'not-a-pdf',
    kind: 'a PDF with the wrong content',
    operation: 'downloadInvoicePdf',
    around: withOtherResponse(() => new Response('see attachment', contentType('application/pdf'))),
  },
  {
    id: 'empty-file',
    kind: 'a file without bytes',
    operation: 'getOrderPdf',
    around: withOtherResponse(() => new Response('', contentType('application/pdf'))),
  },
  {
    id: 'not-a-workbook',
    kind: 'a workbook with the wrong content',
    operation: 'downloadInvoicesXlsx',
    around: withOtherResponse(
      (_text, { headers }) => new Response('a;b', contentType(headers.get('content-type') ?? '')),
    ),
  },
  {
    id: 'error-shape-404',
    kind: '404 with an undocumented shape',
    operation: 'getEvent',
    around: withBodyFor(404, { error: 'not found' }),
  },
  {
    id: 'error-shape-422',
    kind: '422 with an undocumented shape',
    operation: 'createBudget',
    around: withBodyFor(422, [{ path: 'x', problem: 'bad' }]),
  },
  {
    id: 'error-page',
    kind: 'an error as a page of HTML',
    operation: 'getPluginEmail',
    around: withOtherResponse(
      () => new Response('<h1>Error</h1>', { status: 422, ...contentType('text/html') }),
      (status) => status === 422,
    ),
  },
  {
    id: 'no-challenge',
    kind: '401 without WWW-Authenticate',
    operation: 'getCommuteDistance',
    around: withOtherResponse(
      (text) => new Response(text, { status: 401, ...JSON_TYPE }),
      (status) => status === 401,
    ),
  },
  {
    id: 'unnamed-field',
    kind: '422 that names no field',
    operation: 'updateOrderConfig',
    around: withBodyFor(422, { message: 'Something is invalid.', code: 'INVALID_VALUE' }),
  },
  {
    id: 'field-of-another',
    kind: '422 that names another field',
    operation: 'addReportRecipient',
    around: withBodyFor(422, {
      message: 'No.',
      code: 'INVALID_VALUE',
      errors: [{ field: 'other', messages: ['No'] }],
    }),
  },
  {
    id: 'bad-request-for-422',
    kind: '400 in place of 422',
    operation: 'updatePartner',
    around: withOtherResponse(
      (text) => new Response(text, { status: 400, ...JSON_TYPE }),
      (status) => status === 422,
    ),
  },
  {
    id: 'wrong-method',
    kind: 'a method that the path does not have',
    operation: 'getSalaryCategories',
    around: async ({ request, next }) => next(new Request(request.url, { headers: request.headers })),
  },
]
