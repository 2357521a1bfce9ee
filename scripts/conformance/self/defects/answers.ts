/** Answers that are not what the contract says. */
import { answering, type Change, type Around, type Defect, firstRow } from '../defect.ts'

const row =
  (change: Change): Change =>
  (json, call) =>
    firstRow((one) => change(one, call) as typeof one)(json, call)

/** A field of the answer, or of the first row of a list, set to something. */
const field = (name: string, value: unknown): Around => answering(row((one) => ({ ...one, [name]: value })))

const lacking = (name: string): Around => answering(row(({ [name]: _left, ...rest }) => rest))

const failing = (status: number, body: unknown): Around =>
  answering(
    () => body,
    (one) => one === status,
  )

/** Good answers with another status, type or text. */
const reshaped =
  (
    change: (text: string, response: Response) => Response,
    isMeant = (status: number) => status < 300,
  ): Around =>
  async ({ next }) => {
    const response = await next()
    return isMeant(response.status) ? change(await response.text(), response) : response
  }
const typed = (type: string) => ({ headers: { 'content-type': type } })
const JSON_TYPE = typed('application/json')

export const ANSWERS: readonly Defect[] = [
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
    around: lacking('data'),
  },
  {
    id: 'undeclared-field',
    kind: 'an undeclared field',
    operation: 'findInvoicesByFilter',
    around: field('internalNote', 'x'),
  },
  {
    id: 'null-field',
    kind: 'null in a field that has no null',
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
    kind: 'an identifier with letters that none has',
    operation: 'getBudgetsByOwner',
    around: field('ospId', 'b 1/2'),
  },
  {
    id: 'list-as-object',
    kind: 'an object in place of a list',
    operation: 'listAllRoles',
    around: answering((json) => ({ content: json })),
  },
  {
    id: 'bare-list',
    kind: 'a list in place of a page',
    operation: 'getTemplates',
    around: answering((json) => json['content']),
  },
  {
    id: 'broken-json',
    kind: 'JSON that ends early',
    operation: 'getHelp',
    around: reshaped((text) => new Response(text.slice(0, -1), JSON_TYPE)),
  },
  {
    id: 'other-status',
    kind: '201 in place of 200',
    operation: 'createUserFee',
    around: reshaped((text) => new Response(text, { status: 201, ...JSON_TYPE })),
  },
  {
    id: 'body-with-204',
    kind: 'a body where none is documented',
    operation: 'deleteTranslation',
    around: reshaped(() => new Response('{"ok":true}', { status: 200, ...JSON_TYPE })),
  },
  {
    id: 'other-content-type',
    kind: 'another content type',
    operation: 'getTravelCompensation',
    around: reshaped((text) => new Response(text, typed('text/html'))),
  },
  {
    id: 'not-a-pdf',
    kind: 'a PDF that is none',
    operation: 'downloadInvoicePdf',
    around: reshaped(() => new Response('see attachment', typed('application/pdf'))),
  },
  {
    id: 'empty-file',
    kind: 'a file without bytes',
    operation: 'getOrderPdf',
    around: reshaped(() => new Response('', typed('application/pdf'))),
  },
  {
    id: 'not-a-workbook',
    kind: 'a workbook that is none',
    operation: 'downloadInvoicesXlsx',
    around: reshaped((_text, { headers }) => new Response('a;b', typed(headers.get('content-type') ?? ''))),
  },
  {
    id: 'error-shape-404',
    kind: '404 in a shape of its own',
    operation: 'getEvent',
    around: failing(404, { error: 'not found' }),
  },
  {
    id: 'error-shape-422',
    kind: '422 in a shape of its own',
    operation: 'createBudget',
    around: failing(422, [{ path: 'x', problem: 'bad' }]),
  },
  {
    id: 'error-page',
    kind: 'an error as a page of HTML',
    operation: 'getPluginEmail',
    around: reshaped(
      () => new Response('<h1>Error</h1>', { status: 422, ...typed('text/html') }),
      (status) => status === 422,
    ),
  },
  {
    id: 'no-challenge',
    kind: '401 without WWW-Authenticate',
    operation: 'getCommuteDistance',
    around: reshaped(
      (text) => new Response(text, { status: 401, ...JSON_TYPE }),
      (status) => status === 401,
    ),
  },
  {
    id: 'unnamed-field',
    kind: '422 that names no field',
    operation: 'updateOrderConfig',
    around: failing(422, { message: 'Something is invalid.', code: 'INVALID_VALUE' }),
  },
  {
    id: 'field-of-another',
    kind: '422 that names another field',
    operation: 'addReportRecipient',
    around: failing(422, {
      message: 'No.',
      code: 'INVALID_VALUE',
      errors: [{ field: 'other', messages: ['No'] }],
    }),
  },
  {
    id: 'bad-request-for-422',
    kind: '400 in place of 422',
    operation: 'updatePartner',
    around: reshaped(
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
