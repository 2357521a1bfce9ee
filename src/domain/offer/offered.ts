import type { components } from '@/api/generated/schema.ts'

type Schemas = components['schemas']

/** What a partner makes available to its companies, and a company to its users. */
export interface Choices {
  readonly budgetTypes: readonly Schemas['BudgetType'][]
  readonly selectedProducts: readonly string[]
  readonly selectedServiceResources: readonly string[]
}

/** Nothing chosen yet. */
export const NO_CHOICES: Choices = { budgetTypes: [], selectedProducts: [], selectedServiceResources: [] }

/** Whether an offer has a thing. An offer that is not set has all (G342). */
export const isOffered = (offered: readonly string[] | undefined, one: string): boolean =>
  offered?.includes(one) ?? true
