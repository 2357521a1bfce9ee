import { loadWords } from '@/i18n/i18n.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

/**
 * G353: the records that use this one, for the confirmation of its deactivation. Its code and texts load when the
 * dialog opens.
 */
export const DependentsNotice = lazyBlock(async () => {
  const [{ DependentsNotice: Block }] = await Promise.all([
    import('./dependents-notice.tsx'),
    loadWords(['relations']),
  ])
  return Block
})
