/** Whether the user holds the key that opens links in a new tab. */
export const opensInNewTab = ({
  ctrlKey,
  metaKey,
}: {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}): boolean => ctrlKey || metaKey
