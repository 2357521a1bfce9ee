import { defineSlotRecipe } from '@chakra-ui/react'
import { panel } from './panel.ts'

const headButton = {
  display: 'grid',
  placeItems: 'center',
  height: 'control-small',
  padding: '0 {spacing.1}',
  borderRadius: 'small',
  '&:not(:disabled):hover': { background: 'hover' },
} as const

const arrow = {
  ...headButton,
  flex: 'none',
  '&:disabled': { color: 'edge' },
  '& > svg': { width: '16px', height: '16px' },
} as const

/** Narrower, the list of periods and a month do not fit beside each other. */
const NARROW = '@media (width < 480px)'

/** Cells are styled from the panel: two months have 84, and a recipe would be evaluated for each. */
const cells = {
  '& td': { padding: '1px' },
  '& td > *': {
    display: 'grid',
    placeItems: 'center',
    height: '32px',
    border: '1px solid transparent',
    borderRadius: 'small',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    userSelect: 'none',
  },
  '& td > [data-view=month], & td > [data-view=year]': { height: '44px' },
  '& td > :hover': { background: 'hover' },
  '& td > [data-outside-range]': { color: 'muted' },
  '& td > [data-today]': {
    borderColor: 'edge',
    fontWeight: 'strong',
    _highContrast: { borderColor: 'CanvasText' },
  },
  // A period is one band from its first to its last day.
  '& td:has(> [data-in-range])': { paddingInline: '0' },
  '& td > [data-in-range]:not([data-selected])': {
    borderRadius: '0',
    background: 'brand.back',
    color: 'brand.text',
    _highContrast: { borderBlockColor: 'Highlight' },
  },
  // Days of the adjacent month, which is shown beside it.
  '&[data-months="2"] [data-view=day][data-outside-range]': { visibility: 'hidden' },
  '& td > [data-selected]': {
    borderColor: 'brand.solid',
    background: 'brand.solid',
    color: 'brand.on-solid',
    _highContrast: {
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
  },
  '& td > [data-disabled]': {
    background: 'none',
    color: 'edge',
    cursor: 'not-allowed',
    textDecoration: 'line-through',
    _highContrast: { color: 'GrayText' },
  },
} as const

export const datePickerRecipe = defineSlotRecipe({
  slots: [
    'positioner',
    'content',
    'presetTrigger',
    'viewControl',
    'viewTrigger',
    'prevTrigger',
    'nextTrigger',
    'table',
  ],
  base: {
    positioner: panel.positioner,
    content: {
      ...panel.content,
      width: '272px',
      maxHeight: 'calc(100dvh - {spacing.2})',
      overflowY: 'auto',
      color: 'text',
      fontSize: 'table',
      '&:has(> div > .calendar-foot)': {
        display: 'flex',
        gap: '2',
        width: 'auto',
        maxWidth: 'calc(100vw - {spacing.2})',
        [NARROW]: { flexDirection: 'column', width: '304px' },
      },
      '& > div:last-of-type': { flex: '1', minWidth: '0' },
      '& .calendar-offered': {
        display: 'flex',
        flexDirection: 'column',
        gap: '2px',
        paddingInlineEnd: '1-5',
        borderInlineEnd: '1px solid {colors.border-soft}',
        [NARROW]: {
          flexFlow: 'row wrap',
          paddingInlineEnd: '0',
          paddingBlockEnd: '1',
          borderInlineEnd: '0',
          borderBlockEnd: '1px solid {colors.border-soft}',
        },
      },
      '& .calendar-months': {
        display: 'flex',
        gap: '2',
        '& > table': { width: '246px', [NARROW]: { width: '100%' } },
      },
      '& .calendar-foot': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '1',
        minHeight: 'control-small',
        marginTop: '1',
        color: 'muted',
        fontSize: 'small',
        '& > span': { flex: '1' },
      },
      ...cells,
    },
    presetTrigger: {
      padding: '6px {spacing.1}',
      borderRadius: 'small',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '&:hover': { background: 'hover' },
      '&[aria-pressed=true]': { background: 'brand.back', color: 'brand.text' },
    },
    viewControl: { display: 'flex', alignItems: 'center', marginBottom: '1' },
    viewTrigger: { ...headButton, minWidth: '0', marginInlineEnd: 'auto', fontWeight: 'strong' },
    prevTrigger: arrow,
    nextTrigger: arrow,
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      '& caption': { paddingBlock: 'half', color: 'muted', fontWeight: 'medium' },
      '& th': { height: '28px', color: 'muted', fontSize: 'small', fontWeight: '400', textAlign: 'center' },
    },
  },
})
