/**
 * What the conformance suite need not meet in a target's answers, and why. Everything else that the contract documents
 * must have been met by the end of a full run.
 */
export interface Waiver {
  kind: 'status' | 'field' | 'value' | 'rows'
  /** Places as the report has them: `503`, `Budget.topUpAmount`, `BudgetType=CAFETERIA_BUDGET`. */
  places: readonly string[]
  /** Only for these operations; all others must still meet it. */
  operations?: readonly string[]
  reason: string
}

export const WAIVERS: readonly Waiver[] = [
  {
    kind: 'status',
    places: ['429', '503'],
    reason: 'Says how busy the server is; a run must not make it so.',
  },
  {
    kind: 'status',
    places: ['500'],
    reason: 'Must never be met: where it is, that is a finding of its own.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['addReportRecipient'],
    reason: 'The company must have as many recipients as it may.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: [
      'addTransactionForUser',
      'addTransactionForCorporateAccount',
      'createExternalPurchaseCostEvent',
      'createRecurringExternalPurchase',
    ],
    reason:
      'Needs a budget that is not active, or without a limit, of a user who may spend from it; who has one, no list tells.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['deleteUserGroup'],
    reason: 'Only the default group is refused, and nothing in a record says which one that is.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['grantProductUsage', 'revokeProductUsage'],
    reason:
      'Needs a product that the company may not use, or one that a group inherits; neither is told with an identifier.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['saveBrandingConfiguration', 'updatePayrollIdMapping'],
    reason:
      'Needs another one who changes the record between two calls, and the record is not told with its version.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['syncPayrollUsers'],
    reason: 'Needs a payroll provider that refuses.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['deleteResource'],
    reason: 'Needs a resource that something else is made of; the record does not say whether it is.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['createManager', 'createContact'],
    reason: "A login of one's own choice is optional, and without it a free one is made.",
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['removeUserRole'],
    reason: 'Needs the last role, or an own one, of the user named.',
  },
  {
    kind: 'status',
    places: ['404'],
    operations: ['getExternalTemplatesByType'],
    reason:
      'The types are an open list: one that is valid by its schema and not there cannot be told from the contract.',
  },
  {
    kind: 'field',
    places: ['BackofficeUser.lastMailOn'],
    reason: 'Only after a mail, which a target need not have sent to anyone who is read.',
  },
  {
    kind: 'field',
    places: ['Budget.endOfYearRecurrenceStrategy', 'Budget.topUpAmount', 'Budget.endOfLifeStartedOn'],
    reason: 'Only budgets of certain kinds have it; whose, no list of owners tells.',
  },
  {
    kind: 'field',
    places: ['Event.recurrenceOspId', 'PurchaseEvent.validUntil'],
    reason: 'Only some records have it, and they are told one owner at a time.',
  },
  {
    kind: 'field',
    places: [
      'CommuteUserCompensation.compensationPerTrip',
      'CommuteUserCompensation.compensationPerDay',
      'TripRegistration.compensationPerTrip',
      'TripRegistration.compensationPerDay',
    ],
    reason: 'Depends on how the company compensates, which one company does in one way.',
  },
  {
    kind: 'field',
    places: ['SentMessage.showOnHomeScreenUntil'],
    reason: 'Answered for a message that is sent with it, which needs two options together.',
  },
  {
    kind: 'value',
    places: [
      'Budget.transferStrategy=ADD_MONTHLY_RESET_YEARLY',
      'CommuteMode=WALKING',
      'CommuteUserStatus.distanceSource=USER',
      'Travel.mode=WALKING',
      'DestinationUser.kind=ONLINE_USER',
    ],
    reason: 'One way among others; a target need not have a record of each.',
  },
  {
    kind: 'rows',
    places: ['RenderedTemplate.missing[]'],
    reason: 'Needs a template that asks for more than the example gives.',
  },
]
