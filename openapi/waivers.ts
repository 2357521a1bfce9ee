/**
 * Documented values that the conformance suite need not see in a target's responses, with the reason. A full run must
 * see everything else.
 */
export interface Waiver {
  kind: 'status' | 'field' | 'value' | 'rows'
  /** Places in the notation of the report: `503`, `Budget.topUpAmount`, `BudgetType=CAFETERIA_BUDGET`. */
  places: readonly string[]
  /** The waiver applies only to these operations. All others must still show the value. */
  operations?: readonly string[]
  /**
   * The waiver applies only to a server whose single state is shared with other users. If each case has its own copy of
   * the state, the value must be seen.
   */
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
    operations: ['testMessage'],
    reason: 'Only a caller without an e-mail address gets it, and the platform staff of a run have one.',
  },
  {
    kind: 'status',
    places: ['404'],
    operations: ['getSentMessages'],
    reason: 'The messages of a deleted channel stay, so that a channel that is not there lists what it has.',
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
    operations: ['deleteProductComposition', 'deleteResource', 'removeUserRole', 'syncPayrollUsers'],
    shared: true,
    reason:
      'No record shows that it is the last part, in use, the last role, or not connected: records are tried, and those that are not refused change.',
  },
  {
    kind: 'value',
    places: ['UploadResult.state=PARTLY_PROCESSED'],
    operations: ['validateUsersUpload', 'processUsersUpload'],
    reason: 'Users are created all at once; only provider files are processed in parts (G371).',
  },
  {
    kind: 'value',
    places: ['PluginEmail.contentType=text/plain'],
    operations: ['getPluginEmail'],
    reason: 'A server mails HTML or plain text (G401), not both.',
  },
]
