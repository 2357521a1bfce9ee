/** Lists with missing, repeated or wrongly ordered rows. */
import {
  changeResponse,
  changeRequest,
  changedRequest,
  type Around,
  type Defect,
  type DefectCall,
} from '../defect.ts'
import { isObject, type Json } from '../../json.ts'

const rowsOf = (json: Json): Json[] =>
  Array.isArray(json['content']) ? json['content'].filter(isObject) : []

const withoutQuery = (...names: string[]): Around =>
  changeRequest({ query: (query) => names.forEach((name) => query.delete(name)) })
const withoutBody = (name: string): Around => changeRequest({ body: ({ [name]: _left, ...rest }) => rest })

const pageOf = ({ request }: DefectCall): number =>
  Number(new URL(request.url).searchParams.get('page') ?? '0')

/** Every page except the first starts with the last row of the previous page. */
const overlapping: Around = async (call) => {
  const response = await call.next()
  const page = pageOf(call)
  if (response.status !== 200 || page === 0) return response
  const before = await changedRequest(call.request, { query: (query) => query.set('page', String(page - 1)) })
  const last = rowsOf((await (await call.next(before)).json()) as Json).at(-1)
  const json = (await response.json()) as Json
  const rows = rowsOf(json)
  return Response.json({ ...json, content: last && rows.length > 0 ? [last, ...rows.slice(0, -1)] : rows })
}

/** Sorts only the rows of the page, not the list. */
const sortedInPage: Around = async (call) => {
  const sort = new URL(call.request.url).searchParams.get('sort') ?? ''
  const sorted = await call.next()
  if (sort === '' || sorted.status !== 200) return sorted
  const response = await call.next(
    await changedRequest(call.request, { query: (query) => query.delete('sort') }),
  )
  const json = (await response.json()) as Json
  const column = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const textIn = (row: Json): string => JSON.stringify(row[column] ?? '')
  const content = rowsOf(json).sort((a, b) => direction * textIn(a).localeCompare(textIn(b)))
  return Response.json({ ...json, content })
}

/** Drops the first row of a page when the request contains `name`. */
const droppingFirstRow =
  (name: string): Around =>
  async (call) => {
    const text = `${call.request.url} ${await call.request.clone().text()}`
    const response = await call.next()
    if (!text.includes(name) || response.status !== 200) return response
    const json = (await response.json()) as Json
    return Response.json({
      ...json,
      content: rowsOf(json).slice(1),
      totalElements: Math.max(0, Number(json['totalElements']) - 1),
    })
  }

const caseSensitive = (body: Json): Json =>
  typeof body['search'] === 'string' && /[A-Z]/.test(body['search'])
    ? { ...body, search: 'nothing has this' }
    : body

/** A file with other text. */
const changingText =
  (change: (text: string) => string): Around =>
  async ({ next }) => {
    const response = await next()
    const { status, headers } = response
    if (status !== 200) return response
    return new Response(change(await response.text()), {
      headers: new Headers([...headers].filter(([name]) => name !== 'content-length')),
    })
  }

const withFirstWord = (body: Json): Json =>
  typeof body['search'] === 'string' && /\S \S/.test(body['search'])
    ? { ...body, search: body['search'].split(' ')[0] }
    : body

export const LISTS: readonly Defect[] = [
  { id: 'pages-overlap', kind: 'a row on two pages', operation: 'getUsersByFilter', around: overlapping },
  {
    id: 'page-ignored',
    kind: 'every page is the first',
    operation: 'getPayrollIdMapping',
    around: withoutQuery('page'),
  },
  {
    id: 'size-ignored',
    kind: 'the size of a page is ignored',
    operation: 'getBudgetTransactionsByFilter',
    around: withoutQuery('size'),
  },
  {
    id: 'one-row-short',
    kind: 'a page lacks its last row',
    operation: 'getTravelsByFilter',
    around: changeResponse((json) => ({ ...json, content: rowsOf(json).slice(0, -1) })),
  },
  {
    id: 'wrong-total',
    kind: 'a total that is too large',
    operation: 'getHandledSeasonTicketOrders',
    around: changeResponse((json) => ({ ...json, totalElements: Number(json['totalElements']) + 1 })),
  },
  {
    id: 'wrong-page-count',
    kind: 'a count of pages that is too large',
    operation: 'findReportsByFilter',
    around: changeResponse((json) => ({ ...json, totalPages: Number(json['totalPages']) + 1 })),
  },
  {
    id: 'pages-from-one',
    kind: 'pages counted from one',
    operation: 'getResourcesByFilter',
    around: changeResponse((json) => ({ ...json, number: Number(json['number']) + 1 })),
  },
  {
    id: 'filter-ignored',
    kind: 'a filter is ignored',
    operation: 'getCorporateAccountsByFilter',
    around: withoutBody('active'),
  },
  {
    id: 'filter-loses',
    kind: 'a filter loses a row that fits',
    operation: 'getPayrollUsers',
    around: droppingFirstRow('status='),
  },
  {
    id: 'range-ignored',
    kind: 'the beginning of a range is ignored',
    operation: 'findParkingHistoryByUser',
    around: changeRequest({
      body: ({ dateFrom: _left, ...rest }) => rest,
      query: (query) => query.delete('dateFrom'),
    }),
  },
  {
    id: 'sort-ignored',
    kind: 'the sort order is ignored',
    operation: 'getResourcesByTypeAndFilter',
    around: withoutQuery('sort'),
  },
  {
    id: 'sort-turned',
    kind: 'the sort direction is reversed',
    operation: 'getResourceGroupsByFilter',
    around: changeRequest({
      query: (query) => {
        const sort = query.get('sort')
        if (sort !== null) query.set('sort', sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
      },
    }),
  },
  {
    id: 'page-sorted',
    kind: 'only the page is sorted, not the list',
    operation: 'getTemplates',
    around: sortedInPage,
  },
  {
    id: 'search-ignored',
    kind: 'a search is ignored',
    operation: 'findUsersByAny',
    around: changeRequest({
      query: (query) => query.delete('search'),
      body: ({ search: _left, ...rest }) => rest,
    }),
  },
  {
    id: 'search-by-case',
    kind: 'a case-sensitive search',
    operation: 'getCorporateAccountsByFilter',
    around: changeRequest({
      body: caseSensitive,
      query: (query) => {
        if (/[A-Z]/.test(query.get('search') ?? '')) query.set('search', 'nothing has this')
      },
    }),
  },
  {
    id: 'other-default',
    kind: 'a default other than documented',
    operation: 'getTemplates',
    around: changeRequest({
      query: (query) => {
        if (!query.has('size')) query.set('size', '3')
      },
    }),
  },
  {
    id: 'file-row-lost',
    kind: 'a file lacks a row of its list',
    operation: 'downloadInvoicesCsvByFilter',
    around: changingText((text) => text.trimEnd().split('\n').slice(0, -1).join('\n')),
  },
  {
    id: 'file-amount-rounded',
    kind: 'amounts in a file are rounded',
    operation: 'downloadInvoicesXmlByFilter',
    around: changingText((text) => text.replaceAll(/>(\d+)\.\d+</g, '>$1<')),
  },
  {
    id: 'list-lacks-field',
    kind: 'a list lacks a field that the record has',
    operation: 'getCorporateAccountsByFilter',
    around: changeResponse((json) => ({
      ...json,
      content: rowsOf(json).map(({ city: _left, ...row }) => row),
    })),
  },
  {
    id: 'count-of-parts',
    kind: 'a count beside a list that has more',
    operation: 'getResourceGroup',
    around: changeResponse((json) => ({ ...json, resourceCount: Number(json['resourceCount']) + 1 })),
  },
  {
    id: 'amount-left',
    kind: 'an amount that does not follow from the others',
    operation: 'findInvoicesByFilter',
    around: changeResponse((json) => ({
      ...json,
      content: rowsOf(json).map((row) => ({ ...row, openAmount: Number(row['amountVatIncl']) + 0.01 })),
    })),
  },
  {
    id: 'count-beside-list',
    kind: 'a count that another list contradicts',
    operation: 'findAllUserGroups',
    around: changeResponse((json) =>
      Array.isArray(json)
        ? json.map((row: Json) => ({ ...row, userCount: Number(row['userCount']) + 1 }))
        : json,
    ),
  },
  {
    id: 'balance-beside-list',
    kind: 'an amount that the last booking contradicts',
    operation: 'getBudgetsByOwner',
    around: changeResponse((json) =>
      Array.isArray(json)
        ? json.map((row: Json) => {
            const currentAmount = Number(row['currentAmount']) + 1
            return { ...row, currentAmount, ...(row['limited'] === true && { remaining: currentAmount }) }
          })
        : json,
    ),
  },
  {
    id: 'search-first-word',
    kind: 'a search looks only for its first word',
    operation: 'getEventsByFilter',
    around: changeRequest({ body: withFirstWord }),
  },
  {
    id: 'found-count-cut',
    kind: 'a search counts only what it returns',
    operation: 'findRecords',
    around: changeResponse((json) => {
      const groups = Array.isArray(json['groups']) ? json['groups'].filter(isObject) : []
      const counted = groups.map((group) => ({
        ...group,
        total: Array.isArray(group['records']) ? group['records'].length : 0,
      }))
      return { total: counted.reduce((sum, { total }) => sum + total, 0), groups: counted }
    }),
  },
  {
    id: 'found-by-case',
    kind: 'a search over all kinds heeds case in some of them',
    operation: 'findRecords',
    around: async (call) => {
      const text = await call.request.clone().text()
      const response = await call.next()
      if (response.status !== 200) return response
      const { search } = JSON.parse(text) as Json
      if (typeof search !== 'string' || !/[A-Z]/.test(search)) return response
      const json = (await response.json()) as Json
      const groups = Array.isArray(json['groups']) ? json['groups'].filter(isObject) : []
      const kept = groups.filter(({ kind }) => kind !== 'INVOICE' && kind !== 'USER')
      return Response.json({
        total: kept.reduce((sum, { total }) => sum + Number(total), 0),
        groups: kept,
      })
    },
  },
]
