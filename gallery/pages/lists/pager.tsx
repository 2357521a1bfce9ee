import { Pager } from '@/ui/table/pager.tsx'
import { StateHolder, noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'Buttons to the other pages. Page numbers are one-based for users, zero-based in code (R283).',
  states: {
    'Of several pages': () => (
      <StateHolder initial={1}>
        {(at, go) => (
          <Pager
            list="people"
            page={at}
            onPage={go}
            totalPages={5}
            totalElements={112}
            size={25}
            onSize={noop}
          />
        )}
      </StateHolder>
    ),
  },
}
