import { MoneyText } from '@/ui/basics/money-text.tsx'
import type { GalleryPage } from '../../page.ts'

const amount = (euros: number) => () => <MoneyText euros={euros} />

export const page: GalleryPage = {
  about: 'An amount in euros, written the same everywhere; one below zero stands out.',
  states: { 'Above zero': amount(1_234_567.5), Zero: amount(0), 'Below zero': amount(-0.07) },
}
