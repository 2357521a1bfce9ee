/** The search of the command palette. It finds records of every kind that the caller may see (G458). */
import type { components } from '@/api/generated/schema.ts'
import { readEuro } from '~notations/number.ts'
import { hasWord, searchedWords } from '~notations/searched-words.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { isAllowed, isOspAdmin } from '../auth.ts'
import type { InvoiceRow, UserRow } from '../tables.ts'
import type { World } from '../world.ts'
import { accessibleAccounts } from './access.ts'
import { toAccountSummary } from './companies/companies.ts'
import { sorted } from './lists.ts'
import { ownerOf } from './messages/templates.ts'
import { toCents } from './money.ts'
import { productName } from './products/products.ts'
import { fold } from './text.ts'
import { atMoment } from './users/activation.ts'
import { findUsers } from './users/search-users.ts'
import { membersOf } from './users/user-groups.ts'
import { classificationOf, fullName } from './users/users.ts'

type Schemas = components['schemas']
type FoundRecord = Schemas['FoundRecord']
type Kind = Schemas['RecordKind']

/** The matches of one kind, in order. Only the records in the response are converted. */
interface Matches<Row> {
  rows: readonly Row[]
  convert: (row: Row) => FoundRecord
}

/** A search text and its words, in lower case and without accents. */
interface Query {
  text: string
  words: readonly string[]
}

/** Who may see records of each kind: the roles of the operation that lists them. */
export const ROLES_BY_KIND: Readonly<Record<Kind, readonly string[]>> = {
  USER: ['user_manager', 'msp'],
  COMPANY: ['msp'],
  USER_GROUP: ['user_manager', 'msp'],
  INVOICE: ['invoice_manager', 'user_manager', 'msp'],
  PRODUCT: ['ospadmin'],
  PARTNER: ['ospadmin'],
  TEMPLATE: ['ospadmin'],
}

type Finder = (world: World, caller: UserRow, query: Query, size: number) => KindResult
interface KindResult {
  total: number
  records: FoundRecord[]
}

/** In the order of the contract. */
const FINDERS: Readonly<Record<Kind, Finder>> = {
  USER: createFinder(findPeople),
  COMPANY: createFinder(findCompanies),
  USER_GROUP: createFinder(findGroups),
  INVOICE: createFinder(findInvoices),
  PRODUCT: createFinder(findProducts),
  PARTNER: createFinder(findPartners),
  TEMPLATE: createFinder(findTemplates),
}

export function findRecords(
  world: World,
  caller: UserRow,
  { search, size = 3 }: Schemas['RecordSearch'],
): Schemas['FoundRecords'] {
  const query = { text: search, words: searchedWords(fold(search)) }
  const kinds = Object.keys(FINDERS) as Kind[]
  const groups = kinds
    .filter((kind) => isAllowed(ROLES_BY_KIND[kind], caller))
    .map((kind) => ({ kind, ...FINDERS[kind](world, caller, query, size) }))
    .filter(({ total }) => total > 0)
  // Kinds with a name that begins with the text come first. A match inside an e-mail address is rarely what the user
  // searches for.
  const isLikely = ({ records }: KindResult): boolean => records.some(({ name }) => rankOf(name, query) < 2)
  const likely = groups.filter(isLikely)
  return {
    total: groups.reduce((sum, { total }) => sum + total, 0),
    groups: [...likely, ...groups.filter((group) => !isLikely(group))],
  }
}

function createFinder<Row>(find: (world: World, caller: UserRow, query: Query) => Matches<Row>): Finder {
  return (world, caller, query, size) => {
    const { rows, convert } = find(world, caller, query)
    return { total: rows.length, records: rows.slice(0, size).map(convert) }
  }
}

/** Whether each word of the query occurs in one of the texts. */
const matchesQuery = ({ words }: Query, ...texts: readonly (string | undefined)[]): boolean => {
  const text = fold(texts.filter((one) => one !== undefined).join('\n'))
  return words.every((word) => hasWord(text, word))
}

/**
 * How well a name matches: 0 if it begins with the text, 1 if its words begin with the searched words, 2 if it contains
 * them, 3 if the match is elsewhere.
 */
function rankOf(name: string, { words }: Query): number {
  const text = fold(name)
  if (text.startsWith(words.join(' '))) return 0
  const nameWords = text.split(/[^\p{L}\p{N}]+/u)
  if (words.every((word) => nameWords.some((one) => one.startsWith(word)))) return 1
  return words.every((word) => hasWord(text, word)) ? 2 : 3
}

/** Sorts by rank, and records of the same rank by name. */
function byName<Row>(
  rows: readonly Row[],
  query: Query,
  nameOf: (row: Row) => string,
  idOf: (row: Row) => string,
): Row[] {
  const ranks = new Map(rows.map((row) => [row, rankOf(nameOf(row), query)]))
  const inOrder = sorted(rows, 'name', { name: nameOf }, idOf)
  return inOrder.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
}

function findPeople(world: World, caller: UserRow, query: Query): Matches<UserRow> {
  const { rows } = findUsers(world, caller, query.text)
  return {
    rows: byName(rows, query, fullName, ({ ospId }) => ospId),
    convert: (stored) => {
      const user = atMoment(stored, world.now())
      const company = world.tables.corporateAccounts.get(user.corporateAccountOspId ?? '')
      return {
        ospId: user.ospId,
        name: fullName(user),
        ...withoutUndefined({
          detail: user.email,
          company: company && refOf(company.ospId, company.data.name),
        }),
        classification: classificationOf(user),
        active: user.active,
      }
    },
  }
}

function findCompanies(world: World, caller: UserRow, query: Query) {
  const found = accessibleAccounts(world, caller).filter(({ data }) => matchesQuery(query, data.name))
  return {
    rows: byName(
      found,
      query,
      ({ data }) => data.name,
      ({ ospId }) => ospId,
    ),
    convert: (account: (typeof found)[number]): FoundRecord => {
      const { ospId, active, data, userCount } = toAccountSummary(world, account)
      return { ospId, name: data.name, detail: data.partner.name, active, count: userCount }
    },
  }
}

function findGroups(world: World, caller: UserRow, query: Query) {
  const groups = accessibleAccounts(world, caller).flatMap(({ ospId }) =>
    world.tables.userGroups.by('corporateAccount', ospId),
  )
  const found = groups.filter(({ data }) => matchesQuery(query, data.extId, data.description))
  return {
    rows: byName(
      found,
      query,
      ({ data }) => data.extId,
      ({ ospId }) => ospId,
    ),
    convert: (group: (typeof found)[number]): FoundRecord => {
      const { active, corporateAccount, extId } = group.data
      return {
        ospId: group.ospId,
        name: extId,
        company: refOf(corporateAccount.ospId, companyName(world, corporateAccount.ospId)),
        active,
        count: membersOf(world, group).length,
      }
    },
  }
}

function findInvoices(world: World, caller: UserRow, query: Query): Matches<InvoiceRow> {
  const matchesAmount = amountMatcher(query.text)
  // R040: self-billing invoices require the role invoice_manager.
  const seesSelfBilling = isOspAdmin(caller) || caller.roles.includes('invoice_manager')
  const found = accessibleAccounts(world, caller)
    .flatMap(({ ospId }) => world.tables.invoices.by('corporateAccount', ospId))
    .filter(
      ({ selfBilling, number, corporateAccount, supplier, amountVatIncl }) =>
        (!selfBilling || seesSelfBilling) &&
        (matchesQuery(query, number, corporateAccount.name, supplier?.name) || matchesAmount(amountVatIncl)),
    )
  return {
    rows: sorted(found, '-invoiceDate', { invoiceDate: ({ invoiceDate }) => invoiceDate }, ({ id }) => id),
    convert: ({ id, number, corporateAccount, amountVatIncl }) => ({
      ospId: id,
      name: number,
      company: refOf(corporateAccount.ospId, corporateAccount.name),
      amount: amountVatIncl,
    }),
  }
}

/**
 * Returns a function that checks whether an amount matches the text. A text without decimals matches every amount with
 * that number of whole euros.
 */
function amountMatcher(text: string): (euros: number) => boolean {
  const reading = readEuro(text)
  if (reading.kind === 'unreadable') return () => false
  const amounts = reading.kind === 'read' ? [reading.value] : reading.readings
  return (euros) =>
    amounts.some((amount) =>
      Number.isInteger(amount)
        ? Math.trunc(Math.abs(euros)) === Math.abs(amount)
        : toCents(Math.abs(euros)) === toCents(Math.abs(amount)),
    )
}

function findProducts(world: World, caller: UserRow, query: Query) {
  const found = world.tables.products.filter(({ extId, label }) =>
    matchesQuery(query, extId, label.defaultValue, ...Object.values(label.translations ?? {})),
  )
  return {
    rows: byName(
      found,
      query,
      (product) => productName(product, caller.language),
      ({ ospId }) => ospId,
    ),
    convert: (product: (typeof found)[number]): FoundRecord => ({
      ospId: product.ospId,
      name: productName(product, caller.language),
      detail: product.extId,
      active: product.active,
    }),
  }
}

function findPartners(world: World, _caller: UserRow, query: Query) {
  const found = world.tables.partners.filter(({ data }) => matchesQuery(query, data.name))
  return {
    rows: byName(
      found,
      query,
      ({ data }) => data.name,
      ({ ospId }) => ospId,
    ),
    convert: ({ ospId, active, data }: (typeof found)[number]): FoundRecord => ({
      ospId,
      name: data.name,
      active,
    }),
  }
}

function findTemplates(world: World, _caller: UserRow, query: Query) {
  const found = world.tables.templates.filter((row) => matchesQuery(query, row.name))
  return {
    rows: byName(
      found,
      query,
      ({ name }) => name,
      ({ templateId }) => templateId,
    ),
    convert: (row: (typeof found)[number]): FoundRecord => ({
      ospId: row.templateId,
      name: row.name,
      detail: ownerOf(world, row).name,
    }),
  }
}

const companyName = (world: World, ospId: string): string =>
  world.tables.corporateAccounts.require(ospId).data.name

const refOf = (ospId: string, name: string): Schemas['Ref'] => ({ ospId, name })
