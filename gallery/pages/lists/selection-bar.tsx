import { useEffect } from 'react'
import { Button } from '@/ui/basics/button.tsx'
import { SelectionBar } from '@/ui/table/selection-bar.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import type { GalleryPage } from '../../page.ts'
import { people, personId } from '../../samples.tsx'

const ROWS = people(40)

function Chosen() {
  const selection = useSelection(personId)
  const { replace } = selection
  useEffect(() => replace(ROWS.slice(0, 3)), [replace])
  return (
    <SelectionBar selection={selection} total={ROWS.length} readAll={() => Promise.resolve(ROWS)}>
      <Button>Deactivate</Button>
    </SelectionBar>
  )
}

export const page: GalleryPage = {
  about:
    'The number of selected rows on all pages, and the actions on them. Hidden while no row is selected.',
  states: { 'Three of forty chosen': Chosen },
}
