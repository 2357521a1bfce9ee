import { useTranslation } from 'react-i18next'
import type { BrokenRule } from '~openapi/rules.ts'

/**
 * The message of a broken rule: `validations.<rule>.with_label`, or `.without_label` for a field without label (R158). A
 * rule without a message in the portal shows the server's text.
 */
export function useRuleMessage(): (broken: BrokenRule, label?: string) => string {
  // Not `ui`: its words are not loaded on the sign-in page, which shows no messages at fields.
  const { t, i18n } = useTranslation('common')
  return ({ rule, params, text }, label) => {
    const form = label === undefined ? 'without_label' : 'with_label'
    const isKnown = rule !== 'invalid' && i18n.exists(`ui:validations.${rule}.${form}`)
    if (!isKnown && text) return text
    const known = isKnown ? rule : 'invalid'
    return t(`ui:validations.${known}.${form}`, { ...params, label })
  }
}
