export interface UserSettingsProps {
  readonly userOspId: string
  /** Read-only access, for example to the viewer's own settings. */
  readonly readOnly: boolean
}
