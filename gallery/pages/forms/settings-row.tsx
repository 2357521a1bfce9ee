import { SwitchField } from '@/forms/fields/fields.tsx'
import { MultiSelectField } from '@/forms/fields/multi-select-field.tsx'
import { NumberField } from '@/forms/fields/number-fields.tsx'
import { InheritedNote, SettingsRow } from '@/forms/settings-row.tsx'
import { ValuesForm } from '@/forms/values-form.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'One setting in a row: name and help, control, and whether it is as above or differs, with the way back. A changed row is tinted until it is saved; a lock says why it cannot be changed here. In a card of a `SettingsPage`, with `rows`.',
  states: {
    'Inherited, different, changed and locked': () => (
      <ValuesForm
        initial={{ bike: true, rate: 0.36, walking: false }}
        check={() => ({})}
        send={() => slowAction()}
      >
        {() => (
          <Card title="Commuting" flush>
            <SettingsRow name="bike" inherited={{ value: true, text: 'on' }}>
              <SwitchField name="bike" label="By bicycle" />
            </SettingsRow>
            <SettingsRow name="rate" inherited={{ value: 0.27, text: '€ 0,27' }}>
              <NumberField name="rate" label="Bicycle rate" help="Tax-free up to € 0,36" decimals={2} />
            </SettingsRow>
            <SettingsRow name="walking" locked="Off for the whole company">
              <SwitchField name="walking" label="On foot" readOnly />
            </SettingsRow>
          </Card>
        )}
      </ValuesForm>
    ),
    'A list, with the note above it': () => (
      <ValuesForm initial={{ reasons: ['Client visit'] }} check={() => ({})} send={() => slowAction()}>
        {() => (
          <div className="stack">
            <InheritedNote
              name="reasons"
              inherited={{ value: ['Client visit', 'Training'], text: '2 reasons', from: 'partner' }}
            />
            <MultiSelectField
              name="reasons"
              label="Reasons"
              options={[{ value: 'Client visit', label: 'Client visit' }]}
            />
          </div>
        )}
      </ValuesForm>
    ),
  },
}
