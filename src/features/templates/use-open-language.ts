import { TEMPLATE_LANGUAGES } from '@/i18n/content-languages.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import type { TemplateLanguage } from './language-state.ts'
import type { TemplateValues } from './template-form.ts'

export const languagesIn = ({ languages = [] }: Partial<TemplateValues>): readonly TemplateLanguage[] =>
  TEMPLATE_LANGUAGES.filter(({ code }) => languages.includes(code))

/** The language whose text is shown: the one in the address if the template has it, otherwise the first one. */
export function useOpenLanguage(
  values: Partial<TemplateValues>,
): readonly [TemplateLanguage | undefined, (code: string) => void] {
  const [requested, setRequested] = useAddressParam('language')
  const languages = languagesIn(values)
  return [languages.find(({ code }) => code === requested) ?? languages[0], setRequested]
}
