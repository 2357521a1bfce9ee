import './money-text.css'
import { money } from '@/i18n/formats.ts'

/** An amount in euros (R279). Below zero its colour says so too. Plain markup, cheap enough for every row of a table. */
export const MoneyText = ({ euros }: { readonly euros: number }) => (
  <span className="money" data-negative={euros < 0 || undefined}>
    {money(euros)}
  </span>
)
