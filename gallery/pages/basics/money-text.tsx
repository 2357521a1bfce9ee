import { MoneyText } from '@/ui/basics/money-text.tsx'
import type { GalleryPage } from '../../page.ts'

const amount = (euros: number) => () => <MoneyText euros={euros} />

export const page: GalleryPage = {
  about: 'An amount in euros, with the same format everywhere. Negative amounts are highlighted.',
  states: {
    'Above zero': amount(1_234_567.5),
    Zero: amount(0),
    'Below zero': amount(-0.07),
    'A change, in and out': () => (
      <div className="row">
        <MoneyText euros={18.4} change />
        <MoneyText euros={-9.11} change />
      </div>
    ),
  },
}
