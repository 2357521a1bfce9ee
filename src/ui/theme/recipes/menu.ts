import { defineSlotRecipe } from '@chakra-ui/react'

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'itemGroup', 'itemGroupLabel'],
  base: {
    content: {
      zIndex: 'overlay',
      display: 'flex',
      flexDirection: 'column',
      minWidth: '180px',
      maxWidth: 'min(360px, calc(100vw - 16px))',
      maxHeight: 'min(600px, var(--available-height, 600px))',
      padding: 'half',
      overflowY: 'auto',
      borderRadius: 'control',
      background: 'overlay',
      boxShadow: 'menu',
      outline: '0',
      _open: { animation: 'fade-in {durations.menu} {easings.out}' },
      // Forced colours remove shadows and make all backgrounds equal, so draw a border.
      _highContrast: { border: '1px solid CanvasText' },
      '& > .menu-head': { padding: '{spacing.1} {spacing.1} {spacing.1-5}', overflowWrap: 'anywhere' },
    },
    itemGroup: {
      // A line separates it from the group above.
      '* + &': {
        marginTop: 'half',
        paddingTop: 'half',
        borderTop: '1px solid {colors.border}',
      },
    },
    itemGroupLabel: {
      display: 'block',
      padding: '{spacing.half} {spacing.1}',
      color: 'muted',
      fontSize: 'small',
      lineHeight: 'small',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'control-small',
      padding: '6px {spacing.1}',
      borderRadius: 'small',
      color: 'text',
      textDecoration: 'none',
      outline: '0',
      cursor: 'pointer',
      userSelect: 'none',
      '& svg': { width: '16px', height: '16px' },
      '& > svg': { color: 'muted' },
      '&[data-tone=danger], &[data-tone=danger] > svg': { color: 'danger.text' },
      '&[data-highlighted], &:hover': {
        background: 'hover',
        textDecoration: 'none',
        _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
      // The background alone has too little contrast to show which item the keyboard is on (1.4.11).
      '&[data-highlighted]': { boxShadow: 'inset 3px 0 0 {colors.brand.ring}' },
      '&[aria-disabled=true]': { color: 'muted', cursor: 'not-allowed' },
      '& > .menu-check': { width: '16px', height: '16px', flexShrink: '0', color: 'brand.text' },
      '& > .menu-item-text': { flex: '1', minWidth: '0' },
      '& .menu-item-reason': { display: 'block', color: 'muted', fontSize: 'small', lineHeight: 'small' },
    },
  },
})
