import isDate from '~openapi/formats/date.ts'
import type { BrokenRule } from '~openapi/rules.ts'
import { date, number } from './plain-formats.ts'
import { hasWords, t } from './i18n.ts'

/**
 * The message of a broken rule: `validations.<rule>.with_label`, or `.without_label` for a field without a label
 * (R158). A rule without a message in the portal uses the server's text.
 */
export function ruleMessage({ rule, params, text }: BrokenRule, label?: string): string {
  const form = label === undefined ? 'without_label' : 'with_label'
  const isKnown = rule !== 'invalid' && hasWords(`ui:validations.${rule}.${form}`)
  if (!isKnown && text) return text
  return t(`ui:validations.${isKnown ? rule : 'invalid'}.${form}`, { ...written(params), label })
}

/** The message of a field, or after its label if it does not contain that, as texts of the server. */
export function messageWithLabel(broken: BrokenRule, label: string): string {
  const message = ruleMessage(broken, label)
  return message.includes(label) ? message : t('ui:form.mistake', { label, message })
}

/** The formatted parameters: a number with separators, a day as `31/12/2026`. */
const written = (params: BrokenRule['params'] = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? numberText(value) : isDate(value) ? date(value) : value,
    ]),
  )

/** The number with all of its decimals, at most three. */
function numberText(value: number): string {
  const rounded = Math.round(value * 1000) / 1000
  return number(rounded, /\.(\d+)$/.exec(String(rounded))?.[1]?.length ?? 0)
}
