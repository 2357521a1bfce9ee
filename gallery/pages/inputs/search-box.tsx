import { SearchBox } from '@/ui/inputs/search-box.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const box = (label: string, initial: string) => (
  <StateHolder initial={initial}>
    {(value, onChange) => <SearchBox label={label} value={value} onChange={onChange} />}
  </StateHolder>
)

export const page: GalleryPage = {
  about: 'Searches a list when the user pauses typing, and at once on Enter.',
  states: { Empty: () => box('Search users', ''), Filled: () => box('Search groups', 'night shift') },
}
