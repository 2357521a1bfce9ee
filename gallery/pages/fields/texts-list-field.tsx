import { TextsListField } from '@/forms/fields/texts-list-field.tsx'
import { TEXT_LANGUAGES } from '@/i18n/content-languages.ts'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A list of short texts, each in several languages. The form holds a list of texts by language code.',
  states: fieldStates({
    label: 'Reasons',
    render: (props) => <TextsListField {...props} languages={TEXT_LANGUAGES} addLabel="Add reason" />,
    empty: [],
    filled: [{ nl: 'Klantenbezoek', en: 'Client visit', fr: 'Visite chez un client' }, { nl: 'Beurs' }],
    invalid: { rule: 'maxItems', params: { max: 100 }, value: [{ nl: 'Beurs' }] },
    alwaysOpen: true,
  }),
}
