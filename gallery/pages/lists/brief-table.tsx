import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { BriefTable } from '@/ui/table/brief-table.tsx'
import type { GalleryPage } from '../../page.ts'
import { people, personColumns, personId } from '../../samples.tsx'

const base = {
  caption: 'People',
  columns: personColumns.slice(0, 4),
  rowId: personId,
  rowHref: () => '/',
  size: 5,
  empty: <EmptyState kind="nothing-yet" />,
}

export const page: GalleryPage = {
  about: 'The first rows of a longer list, without its tools, such as recent activity. The whole row opens.',
  states: {
    Rows: () => <BriefTable {...base} rows={people(5)} />,
    Loading: () => <BriefTable {...base} rows={undefined} />,
    Empty: () => <BriefTable {...base} rows={[]} />,
  },
}
