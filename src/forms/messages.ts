import { useTranslation } from 'react-i18next'
import { ruleMessage } from '@/i18n/rule-message.ts'

/** Returns the function for the message of a broken rule. The component renders again when the translations arrive. */
export function useRuleMessage(): typeof ruleMessage {
  // Not `ui`: the sign-in page does not load its texts, because it shows no messages at fields.
  useTranslation('common')
  return ruleMessage
}
