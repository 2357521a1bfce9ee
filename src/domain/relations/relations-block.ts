import { loadWords } from '@/i18n/i18n.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

/* Fetched where they show, with their words: pages of several areas have them. */

/** G353: a card with what a record uses and what uses it, as a graph and as a list. */
export const RelationsCard = lazyBlock(async () => {
  const [{ RelationsCard: Block }] = await Promise.all([import('./relations-card.tsx'), loadWords(WORDS)])
  return Block
})

/** G353: what uses a record, for the question whether to deactivate it. */
export const DependentsNotice = lazyBlock(async () => {
  const [{ DependentsNotice: Block }] = await Promise.all([
    import('./dependents-notice.tsx'),
    loadWords(WORDS),
  ])
  return Block
})

const WORDS = ['relations']
