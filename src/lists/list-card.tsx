import type { ReactNode } from 'react'
import { Card } from '@/ui/basics/card.tsx'
import { ListView, useListWords, type ListViewProps } from './list-view.tsx'

export interface ListCardProps<Row> extends ListViewProps<Row> {
  /** Shown beside the title, such as an add or download button. */
  readonly action?: ReactNode
}

/** A list in its own card, for a page or tab with other content. */
export function ListCard<Row>({ action, ...list }: ListCardProps<Row>) {
  const { caption } = useListWords(list)
  return (
    <Card flush title={caption} {...(Boolean(action) && { actions: action })}>
      <ListView {...list} />
    </Card>
  )
}
