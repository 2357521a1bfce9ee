import { Field, FieldError } from '@/ui/inputs/field.tsx'
import { CodeInput } from '@/ui/inputs/code-input.tsx'
import { NativeSelect, PasswordInput, TextInput } from '@/ui/inputs/inputs.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const TOWNS = ['Brugge', 'Gent'].map((town) => ({ value: town, label: town }))

export const page: GalleryPage = {
  about: 'A label above a control, help and error under it. In forms of the contract use the fields instead.',
  states: {
    'Text, required': () => (
      <Field label="Name" required help="As on the identity card.">
        {(control) => <TextInput {...control} />}
      </Field>
    ),
    'Wrong, optional': () => (
      <Field label="Email" mark="optional" error="The email format seems to be wrong">
        {(control) => <TextInput {...control} defaultValue="ulla" />}
      </Field>
    ),
    'With a sign and a unit': () => (
      <Field label="Rate">
        {(control) => (
          <TextInput {...control} className="input-number" before="€" unit="per km" defaultValue="0,35" />
        )}
      </Field>
    ),
    'Read only': () => (
      <Field label="External id" help="Cannot be changed any more.">
        {(control) => <TextInput {...control} readOnly defaultValue="BAKERY-12" />}
      </Field>
    ),
    Password: () => (
      <Field label="Password">
        {(control) => <PasswordInput {...control} autoComplete="off" defaultValue="secret" />}
      </Field>
    ),
    Choice: () => (
      <Field label="Town">
        {(control) => <NativeSelect {...control} options={TOWNS} placeholder="Choose a town" />}
      </Field>
    ),
    'A code of digits': () => (
      <StateHolder initial="123">
        {(value, onChange) => (
          <Field label="Code">
            {(control) => <CodeInput {...control} value={value} onChange={onChange} />}
          </Field>
        )}
      </StateHolder>
    ),
    'The line of an error alone': () => <FieldError id="gallery-error" error="Name is required" />,
  },
}
