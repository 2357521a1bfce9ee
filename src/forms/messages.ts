import { useTranslation } from 'react-i18next'
import { ruleMessage } from '@/i18n/rule-message.ts'

/** The message of a broken rule, for a component that must render again when the words of messages arrive. */
export function useRuleMessage(): typeof ruleMessage {
  // Not `ui`: its words are not loaded on the sign-in page, which shows no messages at fields.
  useTranslation('common')
  return ruleMessage
}
