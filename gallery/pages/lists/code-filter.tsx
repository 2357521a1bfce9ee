import { CodeFilter } from '@/ui/table/code-filter.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const props = {
  label: 'Booking id',
  length: 12,
  isCode: (text: string) => /^[A-Z0-9]{12}$/.test(text),
  problem: 'Exactly 12 capitals and digits',
} as const

export const page: GalleryPage = {
  about: 'Filters a list by a code of a fixed form, as soon as the text is such a code.',
  states: {
    Empty: () => (
      <StateHolder initial="">
        {(value, change) => <CodeFilter {...props} value={value} onChange={change} />}
      </StateHolder>
    ),
    Set: () => (
      <StateHolder initial="RAIL26110001">
        {(value, change) => <CodeFilter {...props} value={value} onChange={change} />}
      </StateHolder>
    ),
  },
}
