import { TransferList, type TransferListProps } from '@/ui/inputs/transfer-list.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'
import { people } from '../../samples.tsx'

const toItems = (count: number): TransferListProps['items'] =>
  people(count).map(({ id, name, city }) => ({ id, label: name, hint: city }))
const MANY = toItems(3000)
const FEW = toItems(5)

const Lists = ({ items, of }: { readonly items: TransferListProps['items']; readonly of: string }) => (
  <StateHolder<ReadonlySet<string>> initial={new Set(['p-1', 'p-2'])}>
    {(chosen, onChange) => (
      <TransferList
        items={items}
        chosen={chosen}
        onChange={onChange}
        otherLabel={`Not in ${of}`}
        chosenLabel={`In ${of}`}
      />
    )}
  </StateHolder>
)

export const page: GalleryPage = {
  about:
    'Selects some of many items: two lists, with buttons that move items between them. Shift marks a range, Enter moves.',
  states: {
    'Five things': () => <Lists items={FEW} of="the team" />,
    '3,000 things': () => <Lists items={MANY} of="the company" />,
    'Nothing at all': () => <Lists items={[]} of="nothing" />,
  },
}
