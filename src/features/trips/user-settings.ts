export interface UserSettingsProps {
  readonly userOspId: string
  /** The viewer may look, as at the own settings, but not change. */
  readonly readOnly: boolean
}
