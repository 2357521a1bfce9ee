import { CheckboxGroupField } from '@/forms/fields/checkbox-group-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'Any number of a few options, all visible. The form holds a list.',
  states: fieldStates({
    label: 'Roles',
    render: (props) => (
      <CheckboxGroupField
        {...props}
        options={[
          { value: 'user_manager', label: 'User manager', help: 'Adds and changes users.' },
          { value: 'invoice_manager', label: 'Invoice manager' },
          { value: 'ospadmin', label: 'Platform admin', disabled: true, help: 'Only platform staff.' },
        ]}
      />
    ),
    empty: [],
    filled: ['user_manager'],
    invalid: { rule: 'minItems', params: { min: 1 }, value: [] },
  }),
}
