/** Opens and changes budgets, and checks the rules for both. */
import type { components } from '@/api/generated/schema.ts'
import { budgetRules, type BudgetTerms } from '~openapi/rules.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { conflict, invalidField } from '../../refusal.ts'
import { BUDGET_TYPES } from '../../seed/finance/budget-types.ts'
import type { BudgetRow, CorporateAccountRow } from '../../tables.ts'
import type { World } from '../../world.ts'
import { changeAccount } from '../companies/companies.ts'
import { refuseBrokenRules } from '../rule-errors.ts'
import { book, changeBudget, termsOfCompany } from './ledger.ts'
import { toCents } from '../money.ts'
import { refuseStale } from '../users/users.ts'

type Schemas = components['schemas']
type Type = Schemas['BudgetType']

/** The budget types that a company, or its users, may have. */
export function allowedTypes({ data }: CorporateAccountRow, forCompany: boolean): Type[] {
  const all = data.budgetTypes ?? (Object.keys(BUDGET_TYPES) as Type[])
  return all.filter((type) => (type === 'COMPANY_BUDGET') === forCompany)
}

/**
 * Throws the same errors as `openBudget`, without opening a budget. `prefix` is prepended to the field names of a 422.
 */
export function checkBudget(
  account: CorporateAccountRow,
  type: Type,
  settings: Schemas['BudgetSettings'],
  forCompany: boolean,
  prefix = 'data.',
): void {
  if ((type === 'COMPANY_BUDGET') !== forCompany)
    throw invalidField('ownerOspId', 'owner', 'A budget of this type belongs to someone else')
  if (!allowedTypes(account, forCompany).includes(type)) throw typeNotAllowed()
  refuseBrokenRules(budgetRules(settings, BUDGET_TYPES[type], prefix))
  const needsReference = type === 'BUSINESS_BUDGET' && account.data.businessBudgetExternalReferenceMandatory
  if (needsReference === true && settings.extId === undefined)
    throw invalidField(`${prefix}extId`, 'required', 'The field is required')
}

/** R183: opens a checked budget with the default values. Its balance is the start amount. */
export function openBudget(
  world: World,
  account: CorporateAccountRow,
  type: Type,
  ownerOspId: string,
  settings: Schemas['BudgetSettings'],
): BudgetRow {
  refuseSecondBudget(world, ownerOspId, type)
  const { equalToRecurring = false, frequency = null, startAmount, ...own } = settings
  const rest = type === 'COMPANY_BUDGET' ? storeThreshold(world, ownerOspId, own) : own
  const initialAmount = equalToRecurring ? settings.frequencyAmount : startAmount
  const isUser = type !== 'COMPANY_BUDGET'
  const parent = isUser
    ? world.tables.budgets.by('owner', account.ospId).find(({ active }) => active)
    : undefined
  const opened = world.tables.budgets.insert({
    ospId: world.nextId('b'),
    version: 1,
    type,
    budgetType: type,
    ownerOspId,
    ...(isUser && { userOspId: ownerOspId }),
    ...(parent && { parentBudgetOspId: parent.ospId }),
    active: true,
    activationStatus: 'ACTIVE',
    currency: 'EUR',
    currentAmount: 0,
    ...rest,
    limited: settings.limited ?? true,
    vatIncluded: settings.vatIncluded ?? true,
    equalToRecurring,
    frequency,
    frequencyMethod: frequency === null ? 'MANUAL' : 'AUTOMATIC',
    ...(frequency !== null && { frequencyAmountUpdateStrategy: 'NEXT_PERIOD' }),
    ...(type === 'CAFETERIA_BUDGET' && { endOfYearRecurrenceStrategy: 'CONTINUE' }),
    ...(type === 'COMPANY_BUDGET' && { paymentType: account.data.paymentType }),
    ...withoutUndefined({ startAmount: initialAmount, total: initialAmount }),
    createdOn: world.now().toISOString(),
  })
  if (initialAmount === undefined || initialAmount === 0) return opened
  const { budget } = book(world, opened, { type: 'start_amount', cents: toCents(initialAmount) })
  return world.tables.budgets.update(budget.ospId, { version: 1 })
}

/** Changes an active budget. `null` clears a value. */
export function reviseBudget(
  world: World,
  budget: BudgetRow,
  data: Schemas['BudgetUpdate'],
  version: number | undefined,
): BudgetRow {
  refuseStale(budget.version, version)
  if (!budget.active) throw budgetInactive()
  const isManual = data.frequency === null || data.limited === false
  const change = {
    ...data,
    threshold: patched(data.threshold, budget.threshold ?? termsOfCompany(world, budget).threshold),
    budgetUpperLimit: patched(data.budgetUpperLimit, budget.budgetUpperLimit),
    extId: patched(data.extId, budget.extId),
    endActivationTime: patched(data.endActivationTime, budget.endActivationTime),
    frequencyAmount: data.frequencyAmount ?? (isManual ? undefined : budget.frequencyAmount),
    transferStrategy: data.transferStrategy ?? (isManual ? undefined : budget.transferStrategy),
  }
  const frequency = data.frequency === undefined ? (isManual ? null : budget.frequency) : data.frequency
  const { startAmount: _opened, equalToRecurring: _first, ...terms } = budget
  const merged: BudgetTerms = { ...terms, ...change, frequency }
  refuseBrokenRules(budgetRules(merged, BUDGET_TYPES[budget.type]))
  const isNewAmount =
    change.frequencyAmount !== undefined &&
    budget.frequencyAmount !== undefined &&
    change.frequencyAmount !== budget.frequencyAmount
  const own = budget.type === 'COMPANY_BUDGET' ? storeThreshold(world, budget.ownerOspId, change) : change
  return changeBudget(world, budget, {
    ...own,
    frequency: frequency ?? null,
    frequencyMethod: frequency ? 'AUTOMATIC' : 'MANUAL',
    ...(frequency && { frequencyAmountUpdateStrategy: 'NEXT_PERIOD' }),
    ...(isNewAmount && { previousFrequencyAmount: budget.frequencyAmount }),
  })
}

/** The threshold of a company's budget is stored on the company. Stores it there, and returns the other properties. */
function storeThreshold<T extends { threshold?: number | undefined }>(
  world: World,
  accountOspId: string,
  { threshold, ...rest }: T,
): Omit<T, 'threshold'> {
  const account = world.tables.corporateAccounts.require(accountOspId)
  const { threshold: current, ...data } = account.data
  if (threshold !== current)
    changeAccount(world, account, { data: threshold === undefined ? data : { ...data, threshold } })
  return rest
}

/** Throws 409: an owner has at most one active budget of each type. */
export function refuseSecondBudget(world: World, ownerOspId: string, type: Type): void {
  const others = world.tables.budgets.by('owner', ownerOspId)
  if (others.some((budget) => budget.active && budget.type === type))
    throw conflict('BUDGET_EXISTS', 'There is an active budget of this type.', {
      nl: 'Er is al een actief budget van dit type.',
      en: 'There is an active budget of this type.',
      fr: 'Il existe déjà un budget actif de ce type.',
    })
}

const patched = <T>(sent: T | null | undefined, current: T | undefined): T | undefined =>
  sent === undefined ? current : (sent ?? undefined)

export const budgetInactive = () =>
  conflict('BUDGET_INACTIVE', 'The budget is not active.', {
    nl: 'Dit budget is niet actief.',
    en: 'This budget is not active.',
    fr: "Ce budget n'est pas actif.",
  })
const typeNotAllowed = () =>
  conflict('BUDGET_TYPE_NOT_ALLOWED', 'The company may not use this budget type.', {
    nl: 'Uw bedrijf gebruikt dit budgettype niet.',
    en: 'Your company does not use this budget type.',
    fr: "Votre entreprise n'utilise pas ce type de budget.",
  })
