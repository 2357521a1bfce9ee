import './money-text.css'
import { money } from '@/i18n/formats.ts'

/** An amount in euros (R279). Negative amounts get a colour. Plain markup, so that every row of a table can use it. */
export const MoneyText = ({ euros }: { readonly euros: number }) => (
  <span className="money" data-negative={euros < 0 || undefined}>
    {money(euros)}
  </span>
)
