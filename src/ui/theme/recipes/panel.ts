/** The panel of a field, under its button: a calendar or colours. */
export const panel = {
  /** In the top layer, which has a default frame and position. */
  positioner: {
    '&[popover]': { margin: '0', padding: '0', overflow: 'visible', border: '0', background: 'none' },
  },
  content: {
    padding: '1-5',
    border: '1px solid {colors.border}',
    borderRadius: 'control',
    background: 'overlay',
    boxShadow: 'menu',
  },
} as const
