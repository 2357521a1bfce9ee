import { useState } from 'react'
import { Segmented } from '@/ui/inputs/segmented.tsx'
import type { GalleryPage } from '../../page.ts'

function Held() {
  const [value, setValue] = useState<'costs' | 'users'>('costs')
  return (
    <Segmented
      label="Shown"
      value={value}
      options={[
        { value: 'costs', label: 'Costs' },
        { value: 'users', label: 'Users' },
      ]}
      onChange={setValue}
    />
  )
}

export const page: GalleryPage = {
  about: 'A choice of one from two to four short options, which changes what is shown at once.',
  states: { 'Two options': Held },
}
