import './money-text.css'
import { money } from '@/i18n/formats.ts'

export interface MoneyTextProps {
  readonly euros: number
  /** The amount changes a balance: with a plus for what comes in, and no warning colour for what goes out. */
  readonly change?: boolean
}

/** An amount in euros (R279). A negative balance gets a colour. Plain markup, so that every row of a table can use it. */
export const MoneyText = ({ euros, change = false }: MoneyTextProps) => (
  <span
    className="money"
    data-negative={(!change && euros < 0) || undefined}
    data-in={(change && euros > 0) || undefined}
  >
    {change ? signed(euros) : money(euros)}
  </span>
)

/** With a true minus or a plus before the figure: `€ −9,11`, `€ +18,40`. */
function signed(euros: number): string {
  const sign = euros < 0 ? '\u2212' : euros > 0 ? '+' : ''
  return money(Math.abs(euros)).replace('\u00a0', `\u00a0${sign}`)
}
