import { loadWords } from '@/i18n/i18n.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

/** G353: what uses a record, for the confirmation of its deactivation. Loaded with its texts when the dialog opens. */
export const DependentsNotice = lazyBlock(async () => {
  const [{ DependentsNotice: Block }] = await Promise.all([
    import('./dependents-notice.tsx'),
    loadWords(['relations']),
  ])
  return Block
})
