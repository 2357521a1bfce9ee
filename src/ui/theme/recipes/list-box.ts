import { defineSlotRecipe } from '@chakra-ui/react'

/** Options are plain elements, because a list can have hundreds. */
export const listBoxRecipe = defineSlotRecipe({
  slots: ['positioner', 'content'],
  base: {
    positioner: {
      '&[popover]': { margin: '0', padding: '0', overflow: 'visible', border: '0', background: 'none' },
    },
    content: {
      '&[data-floats]': {
        width: 'max(100%, 240px)',
        padding: 'half',
        overflow: 'hidden',
        borderRadius: 'control',
        background: 'overlay',
        boxShadow: 'menu',
        color: 'text',
        _highContrast: { border: '1px solid CanvasText' },
      },
      '& > [role=listbox]': { maxHeight: '312px', overflowY: 'auto' },
      '& [role=option]': {
        display: 'flex',
        alignItems: 'center',
        gap: '1',
        minHeight: 'control',
        padding: '6px {spacing.1}',
        borderRadius: 'small',
        cursor: 'pointer',
        '& > svg': { width: '16px', height: '16px' },
      },
      '& [data-highlighted]': {
        background: 'hover',
        // The background alone has too little contrast to show which option the keyboard is on (1.4.11).
        boxShadow: 'inset 3px 0 0 {colors.brand.ring}',
        _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
})
