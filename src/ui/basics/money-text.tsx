import './money-text.css'
import { money, signedMoney } from '@/i18n/formats.ts'

export interface MoneyTextProps {
  readonly euros: number
  /** The amount changes a balance: a plus sign for income, and no warning colour for expenses. */
  readonly change?: boolean
}

/** An amount in euros (R279). A negative balance gets a colour. Plain markup, so that every row of a table can use it. */
export const MoneyText = ({ euros, change = false }: MoneyTextProps) => (
  <span
    className="money"
    data-negative={(!change && euros < 0) || undefined}
    data-in={(change && euros > 0) || undefined}
  >
    {change ? signedMoney(euros) : money(euros)}
  </span>
)
