import { FieldRows } from '@/forms/field-rows.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { ValuesForm } from '@/forms/values-form.tsx'
import { slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const Rows = ({ rows, of }: { readonly rows: readonly object[]; readonly of: string }) => (
  <ValuesForm<{ rows: readonly object[] }> initial={{ rows }} check={() => ({})} send={() => slowAction()}>
    {() => (
      <FieldRows
        name="rows"
        beginning={{ town: '' }}
        none="No towns yet."
        add={`Add a town (${of})`}
        rowLabel={(number) => `Town ${number} (${of})`}
        removeLabel={(number) => `Remove town ${number} (${of})`}
      >
        {(path) => <TextField name={`${path}.town`} label="Town" />}
      </FieldRows>
    )}
  </ValuesForm>
)

export const page: GalleryPage = {
  about: 'Any number of groups of fields, such as periods, that can be added and removed.',
  states: {
    None: () => <Rows rows={[]} of="none" />,
    Two: () => <Rows rows={[{ town: 'Brugge' }, { town: 'Liège' }]} of="two" />,
  },
}
