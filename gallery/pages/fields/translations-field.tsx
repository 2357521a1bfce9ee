import { TranslationsField } from '@/forms/fields/translations-field.tsx'
import { TRANSLATION_LANGUAGES } from '@/i18n/content-languages.ts'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'A text in several languages, side by side, by the codes of the contract (R211). It says which languages miss it. One line each with `rows={1}`; `TEXT_LANGUAGES` is the other set.',
  states: fieldStates({
    label: 'Texts',
    render: (props) => <TranslationsField {...props} languages={TRANSLATION_LANGUAGES} />,
    empty: {},
    filled: { BE: 'Hallo', FR: 'Bonjour' },
    invalid: { part: 'FR', rule: 'maxLength', params: { max: 90_000 }, value: { FR: 'Bonjour' } },
  }),
}
