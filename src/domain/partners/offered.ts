import type { Schemas } from '@/api/generated/schema.ts'

/** The options that a partner makes available to its companies, and a company to its users. */
export interface Choices {
  readonly budgetTypes: readonly Schemas['BudgetType'][]
  readonly selectedProducts: readonly string[]
  readonly selectedServiceResources: readonly string[]
}

/** The current choices in a form. */
export const choicesIn = ({
  budgetTypes = [],
  selectedProducts = [],
  selectedServiceResources = [],
}: {
  readonly [Name in keyof Choices]?: Choices[Name] | undefined
}): Choices => ({ budgetTypes, selectedProducts, selectedServiceResources })

/**
 * The options that the companies of a partner may choose from. A list that the partner has not set contains everything
 * (G342).
 */
export interface Offer {
  readonly budgetTypes: readonly string[] | undefined
  readonly selectedProducts: readonly string[] | undefined
  readonly selectedServiceResources: readonly string[] | undefined
}

export const offerOf = ({ data }: Pick<Schemas['Partner'], 'data'>): Offer => ({
  budgetTypes: data.selectedBudgetTypes,
  selectedProducts: data.selectedProducts,
  selectedServiceResources: data.selectedServiceResources,
})

/** Whether an offer contains an item. */
export const isOffered = (offered: readonly string[] | undefined, one: string): boolean =>
  offered?.includes(one) ?? true

/** The choices that are part of the offer. */
export const withinOffer = (choices: Choices, offer: Offer): Choices => ({
  budgetTypes: choices.budgetTypes.filter((one) => isOffered(offer.budgetTypes, one)),
  selectedProducts: choices.selectedProducts.filter((one) => isOffered(offer.selectedProducts, one)),
  selectedServiceResources: choices.selectedServiceResources.filter((one) =>
    isOffered(offer.selectedServiceResources, one),
  ),
})
