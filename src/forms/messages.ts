import { useTranslation } from 'react-i18next'
import type { BrokenRule } from '~openapi/rules.ts'

/**
 * Words a broken rule: `validations.<rule>.with_label`, or `.without_label` where no label is at hand (R158). A rule
 * that the portal has no words for is told in the server's.
 */
export function useRuleMessage(): (broken: BrokenRule, label?: string) => string {
  // The words of `ui` are not there on the sign-in page, which shows no messages at fields.
  const { t, i18n } = useTranslation('common')
  return ({ rule, params, text }, label) => {
    const form = label === undefined ? 'without_label' : 'with_label'
    const isKnown = rule !== 'invalid' && i18n.exists(`ui:validations.${rule}.${form}`)
    if (!isKnown && text) return text
    const known = isKnown ? rule : 'invalid'
    return t(`ui:validations.${known}.${form}`, { ...params, label })
  }
}
