import { defineSlotRecipe } from '@chakra-ui/react'

/** Shared by centred dialogs and drawers. */
const shared = {
  backdrop: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    background: 'scrim',
    // Only while open, because the state machine would wait for an animation of the closed dialog.
    _open: { animation: 'fade-in {durations.menu}' },
  },
  positioner: {
    '--sizes-header': '0px', // A dialog has no portal header above its tables.
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'flex',
    overflow: 'hidden',
  },
  content: {
    '--half-form': 'none',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 'dialog',
    background: 'overlay',
    boxShadow: 'dialog',
    outline: '0',
    _highContrast: { border: '1px solid CanvasText' },
    '& form': { display: 'contents' },
    '& .dialog-lead': { color: 'muted', whiteSpace: 'pre-line' },
    '& .dialog-foot': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '1',
      paddingTop: '1',
    },
  },
  header: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '1' },
  title: { fontSize: 'heading', lineHeight: '28px', overflowWrap: 'anywhere' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minHeight: '0',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    // So that the bar of buttons does not cover a focused field, also when the buttons wrap.
    scrollPaddingBlock: '{spacing.1} calc(var(--dialog-foot, 64px) + {spacing.1})',
  },
} as const

const slots = ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body']

export const dialogRecipe = defineSlotRecipe({
  slots,
  base: {
    ...shared,
    positioner: {
      ...shared.positioner,
      alignItems: 'flex-start',
      justifyContent: 'center',
      padding: 'min(12vh, 96px) {spacing.2} {spacing.2}',
    },
    content: {
      ...shared.content,
      maxHeight: 'calc(100dvh - min(12vh, 96px) - {spacing.2})',
      _open: { animation: 'drop-in {durations.menu} {easings.out}' },
    },
    header: { ...shared.header, padding: '{spacing.2} {spacing.1-5} {spacing.1} {spacing.3}' },
    body: { ...shared.body, padding: '{spacing.half} {spacing.3} {spacing.3}' },
  },
  variants: {
    size: {
      sm: { content: { width: 'min(400px, 100%)' } },
      md: { content: { width: 'min(480px, 100%)' } },
      lg: { content: { width: 'min(800px, 100%)', '--half-form': '364px' } },
    },
  },
  defaultVariants: { size: 'md' },
})

export const drawerRecipe = defineSlotRecipe({
  slots,
  base: {
    ...shared,
    positioner: { ...shared.positioner, justifyContent: 'flex-end', padding: '1' },
    content: {
      ...shared.content,
      width: 'min(480px, 100%)',
      height: 'calc(100dvh - 2 * {spacing.1})',
      overflow: 'hidden',
      _open: { animation: 'slide-in {durations.drawer} {easings.out}' },
      '& .dialog-lead': { ...shared.content['& .dialog-lead'], fontSize: 'table', lineHeight: 'table' },
      // The buttons stay at the bottom edge, however long the form is.
      '& .dialog-foot': {
        ...shared.content['& .dialog-foot'],
        position: 'sticky',
        bottom: '0',
        margin: 'auto calc(-1 * {spacing.3}) 0',
        padding: '{spacing.1-5} {spacing.3}',
        borderTop: '1px solid {colors.border}',
        background: 'canvas',
      },
    },
    header: {
      ...shared.header,
      padding: '{spacing.card} {spacing.2} {spacing.2} {spacing.3}',
      borderBottom: '1px solid {colors.border}',
    },
    body: {
      ...shared.body,
      flex: '1',
      padding: '{spacing.card} {spacing.3} 0',
    },
  },
})
