import type { ReactNode } from 'react'
import { Card } from '@/ui/basics/card.tsx'
import { ListView, useListWords, type ListViewProps } from './list-view.tsx'

export interface ListCardProps<Row> extends ListViewProps<Row> {
  /** Beside the title: the first step, a download. */
  readonly action?: ReactNode
}

/** A list in a card of its own, on a page or tab that has more to show or to do. */
export function ListCard<Row>({ action, ...list }: ListCardProps<Row>) {
  const { caption } = useListWords(list)
  return (
    <Card flush title={caption} {...(Boolean(action) && { actions: action })}>
      <ListView {...list} />
    </Card>
  )
}
