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
  /** Only where a server has one state that others use as well; where each case has a copy of its own, it must be met. */
  shared?: true
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
    shared: true,
    reason: 'The company must have as many recipients as it may: adding them would leave none for others.',
  },
  {
    kind: 'status',
    places: ['409'],
    operations: ['deleteResource', 'removeUserRole', 'syncPayrollUsers'],
    shared: true,
    reason:
      'No record tells that it is in use, the last role, or not connected: records are tried, and those that are not refused change.',
  },
]
