import { SwitchField } from '@/forms/fields/fields.tsx'
import { NumberField } from '@/forms/fields/number-fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
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
  },
}
