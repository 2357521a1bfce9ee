import isDate from '~openapi/formats/date.ts'
import { budgetRules, type BrokenRules } from '~openapi/rules.ts'
import create from '@/api/generated/requests/CreateBudgetRequest.ts'
import update from '@/api/generated/requests/UpdateBudgetRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { defineForm } from '@/forms/define-form.ts'
import { asRequest } from '@/forms/draft.ts'
import { momentOf } from '~notations/brussels.ts'
import { dayAt } from '@/base/dates.ts'
import type { Budget } from './use-budgets-of.ts'

export type Definition = Schemas['BudgetTypeDefinition']
export type Frequency = Schemas['OfferedFrequency']
export type Strategy = Schemas['TransferStrategy']

/** The form values of a budget. An empty field has no value. */
export interface BudgetValues {
  readonly type: Schemas['BudgetType']
  readonly unlimited: boolean
  readonly vat: 'VAT_INCLUDED' | 'VAT_EXCLUDED'
  /** G143: `MANUAL` is stored as an absent frequency. */
  readonly frequency: Frequency
  readonly frequencyAmount?: number | undefined
  readonly transferStrategy?: Strategy | undefined
  readonly equalToRecurring: boolean
  readonly startAmount?: number | undefined
  readonly budgetUpperLimit?: number | undefined
  readonly threshold?: number | undefined
  readonly extId?: string | undefined
  /** The first and the last day of use. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** R187: the initial values of a new budget, from the definition of its type. */
export const beginning = (definition: Definition): BudgetValues => ({
  type: definition.budgetType,
  equalToRecurring: true,
  ...settle({}, definition),
})

/** R152, R186, R187: corrects the values that the definition of the selected type does not allow. */
export function settle(
  values: Partial<BudgetValues>,
  definition: Definition,
): Pick<BudgetValues, 'unlimited' | 'frequency' | 'transferStrategy' | 'vat'> {
  const { defaultAllowedFrequency, allowedFrequencies } = definition
  const frequency = allowedFrequencies.find((one) => one === values.frequency) ?? defaultAllowedFrequency
  const strategies = strategiesOf(definition, frequency)
  return {
    unlimited: values.unlimited === true && definition.unlimitedAllowed,
    frequency,
    transferStrategy: strategies.find((one) => one === values.transferStrategy) ?? strategies[0],
    vat: vatOf(definition).find((one) => one === values.vat) ?? vatOf(definition)[0] ?? 'VAT_INCLUDED',
  }
}

/** The possible ways to handle the remaining amount at a top-up of this frequency (R186). */
export const strategiesOf = (
  { allowedStrategiesPerFrequency }: Definition,
  frequency: Frequency,
): readonly Strategy[] => (frequency === 'MANUAL' ? [] : (allowedStrategiesPerFrequency[frequency] ?? []))

export const vatOf = ({ allowedVatStrategies }: Definition): readonly BudgetValues['vat'][] =>
  allowedVatStrategies

/** A budget of a user. An emptied value is removed. */
export const budgetForm = defineForm(
  { create, update },
  {
    given: ['ownerOspId'],
    own: {
      properties: [
        'limited',
        'vatIncluded',
        'frequency',
        'frequencyAmount',
        'transferStrategy',
        'equalToRecurring',
        'startAmount',
        'budgetUpperLimit',
        'threshold',
        'extId',
        'startActivationTime',
        'endActivationTime',
      ],
      toFields: (budget: Budget): BudgetValues => ({
        type: budget.type,
        unlimited: !budget.limited,
        vat: budget.vatIncluded ? 'VAT_INCLUDED' : 'VAT_EXCLUDED',
        frequency: budget.frequency ?? 'MANUAL',
        frequencyAmount: budget.frequencyAmount,
        transferStrategy: budget.transferStrategy,
        equalToRecurring: false, // Only applies to the creation of a budget.
        budgetUpperLimit: budget.budgetUpperLimit,
        threshold: budget.threshold,
        extId: budget.extId,
        from: budget.startActivationTime && dayAt(budget.startActivationTime),
        until: budget.endActivationTime && dayAt(budget.endActivationTime),
      }),
      toRequest: settingsOf,
      fields: {
        limited: 'unlimited',
        vatIncluded: 'vat',
        startActivationTime: 'from',
        endActivationTime: 'until',
      },
    },
  },
)

/** The settings of a new budget. */
export const toSettings = (values: BudgetValues): Schemas['BudgetSettings'] =>
  asRequest<Schemas['BudgetSettings']>(settingsOf(values, undefined))

/** The settings for the form values. Settings of a top-up that does not apply stay unchanged. */
function settingsOf(values: BudgetValues, base: Budget | undefined) {
  const { unlimited, vat, frequency, frequencyAmount, transferStrategy, equalToRecurring } = values
  const { startAmount, budgetUpperLimit, threshold, extId = '', from, until } = values
  const isAutomatic = !unlimited && frequency !== 'MANUAL' // R093
  return {
    limited: !unlimited,
    vatIncluded: vat === 'VAT_INCLUDED',
    frequency: unlimited ? base?.frequency : isAutomatic ? frequency : null,
    frequencyAmount: isAutomatic ? frequencyAmount : base?.frequencyAmount,
    transferStrategy: isAutomatic ? transferStrategy : base?.transferStrategy,
    equalToRecurring: isAutomatic ? equalToRecurring : undefined,
    startAmount: unlimited || (isAutomatic && equalToRecurring) ? undefined : startAmount,
    budgetUpperLimit: unlimited ? undefined : budgetUpperLimit,
    threshold: unlimited ? undefined : threshold,
    extId: extId.trim() || undefined,
    startActivationTime: from && toMoment(from, '00:00:00'),
    endActivationTime: until && toMoment(until, '23:59:59'),
  }
}

/** Text that is not a day stays as typed, so that validation refuses it. */
const toMoment = (day: string, time: string): string => (isDate(day) ? momentOf(day, time) : day)

/** The definition of the selected type. Without a selected type, a form starts with the first definition. */
export const definitionOf = (
  definitions: readonly Definition[],
  type: Definition['budgetType'] | undefined,
): Definition | undefined => definitions.find(({ budgetType }) => budgetType === type) ?? definitions[0]

/** R202: the company requires an external id, but only for business budgets. */
export const isExtIdNeeded = (isRequired: boolean, type: Definition['budgetType']): boolean =>
  isRequired && type === 'BUSINESS_BUDGET'

/** R093, R152, R185, R186, R187; R202: a business budget needs an external id if the company requires one. */
export function brokenSettings(
  settings: Schemas['BudgetSettings'],
  definition: Definition | undefined,
  wantsExtId: boolean,
): BrokenRules {
  if (!definition) return {}
  return {
    ...(isExtIdNeeded(wantsExtId, definition.budgetType) &&
      settings.extId === undefined && { 'data.extId': { rule: 'required' } }),
    ...budgetRules(settings, definition),
  }
}
