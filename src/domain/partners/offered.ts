import type { Schemas } from '@/api/generated/schema.ts'

/** What a partner makes available to its companies, and a company to its users. */
export interface Choices {
  readonly budgetTypes: readonly Schemas['BudgetType'][]
  readonly selectedProducts: readonly string[]
  readonly selectedServiceResources: readonly string[]
}

/** What was chosen in a form so far. */
export const choicesIn = ({
  budgetTypes = [],
  selectedProducts = [],
  selectedServiceResources = [],
}: {
  readonly [Name in keyof Choices]?: Choices[Name] | undefined
}): Choices => ({ budgetTypes, selectedProducts, selectedServiceResources })

/** What the companies of a partner may choose from. A list that the partner has not set offers all (G342). */
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

/** Whether an offer has a thing. */
export const isOffered = (offered: readonly string[] | undefined, one: string): boolean =>
  offered?.includes(one) ?? true

/** The choices without those that the offer does not have. */
export const withinOffer = (choices: Choices, offer: Offer): Choices => ({
  budgetTypes: choices.budgetTypes.filter((one) => isOffered(offer.budgetTypes, one)),
  selectedProducts: choices.selectedProducts.filter((one) => isOffered(offer.selectedProducts, one)),
  selectedServiceResources: choices.selectedServiceResources.filter((one) =>
    isOffered(offer.selectedServiceResources, one),
  ),
})
