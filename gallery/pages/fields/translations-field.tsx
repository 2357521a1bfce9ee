import { TranslationsField } from '@/forms/fields/translations-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

const LANGUAGES = [
  { code: 'BE', label: 'Dutch', lang: 'nl' },
  { code: 'FR', label: 'French', lang: 'fr' },
  { code: 'GB', label: 'English', lang: 'en' },
  { code: 'DE', label: 'German', lang: 'de' },
]

export const page: GalleryPage = {
  about: 'A text in several languages, by the codes of the contract (R211).',
  states: fieldStates({
    label: 'Texts',
    render: (props) => <TranslationsField {...props} languages={LANGUAGES} />,
    empty: {},
    filled: { BE: 'Hallo', FR: 'Bonjour' },
    wrong: { part: 'FR', rule: 'maxLength', params: { max: 90_000 }, value: { FR: 'Bonjour' } },
  }),
}
