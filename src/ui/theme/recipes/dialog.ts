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
    // The buttons stay at the bottom edge, however long the content is.
    '& .dialog-foot': {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '1',
      '@media screen and (height < 480px)': { position: 'static' }, // As the save bar, it would cover the fields.
    },
  },
  header: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '1' },
  title: { fontSize: 'heading', lineHeight: '28px', overflowWrap: 'anywhere' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minHeight: '0',
    borderBottomRadius: 'dialog', // Clips the bar of buttons too.
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    // So that the bar of buttons does not cover a focused field, also when the buttons wrap.
    scrollPaddingBlock: '{spacing.1} calc(var(--dialog-foot, 64px) + {spacing.2})',
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
      '& .dialog-foot': {
        ...shared.content['& .dialog-foot'],
        margin: '0 calc(-1 * {spacing.3})',
        padding: '{spacing.1} {spacing.3} {spacing.3}',
        background: 'overlay',
      },
      // Content that continues below the buttons fades out. In a short dialog this is the empty space above them.
      '& .dialog-foot::before': {
        content: '""',
        position: 'absolute',
        inset: '-16px 0 auto',
        height: '16px',
        background: 'linear-gradient(to top, {colors.overlay}, transparent)',
        pointerEvents: 'none',
      },
    },
    header: { ...shared.header, padding: '{spacing.2} {spacing.1-5} {spacing.1} {spacing.3}' },
    body: {
      ...shared.body,
      padding: '{spacing.half} {spacing.3} {spacing.3}',
      '&:has(.dialog-foot)': { paddingBottom: '0' }, // The buttons have this padding and stick to the edge.
    },
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
      '& .dialog-foot': {
        ...shared.content['& .dialog-foot'],
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
