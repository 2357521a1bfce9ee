import { AmountHero } from '@/ui/figures/amount-hero.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The amount of a record with money: large, with what it is made of.',
  states: {
    'Paid in part': () => (
      <AmountHero
        label="Still due"
        euros={1430.95}
        note="of € 3 830,95, incl. VAT"
        facts={[{ label: 'Due date', value: '03/12/2026' }]}
        done={{ share: 0.63, text: '€ 2 400,00 paid, 63%' }}
      />
    ),
    'An expense': () => (
      <AmountHero label="After correction" euros={-22.89} note={'booked as € −41,29, incl. 21\u00a0% VAT'} />
    ),
  },
}
