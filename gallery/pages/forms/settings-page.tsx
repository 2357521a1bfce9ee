import request from '@/api/generated/requests/UpdateUserGroupRequest.ts'
import { ApiError } from '@/api/errors.ts'
import { TextField } from '@/forms/fields/fields.tsx'
import { EditForm } from '@/forms/record-form.tsx'
import { SettingsCardFrame, SettingsPage } from '@/forms/settings-page.tsx'
import { slowAction, StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

interface CardProps {
  readonly title: string
  readonly label: string
  readonly fails?: boolean
}

/** Settings of one field. */
const Card = ({ title, label, fails = false }: CardProps) => (
  <StateHolder initial={{ version: 1, value: label }}>
    {(record, change) => (
      <SettingsCardFrame>
        <EditForm
          record={record}
          reload={() => Promise.resolve(record)}
          request={request}
          toForm={({ value }) => ({ extId: value })}
          toBody={({ extId }, { version }) => ({ ospId: 'ug-1', version, data: { extId } })}
          save={async ({ data }) => {
            await slowAction()
            if (fails) throw new ApiError('http', 'updateUserGroup', 500)
            const saved = { version: record.version + 1, value: data.extId }
            change(saved)
            return saved
          }}
          onRecord={() => undefined}
          labelOf={() => label}
          submitLabel="Save"
          label={title}
          card={{ title }}
        >
          <TextField name="extId" label={label} />
        </EditForm>
      </SettingsCardFrame>
    )}
  </StateHolder>
)

export const page: GalleryPage = {
  about:
    'Settings in cards with one save bar, which appears when something has changed. `SettingsCard` is a card with its read.',
  states: {
    'Two cards': () => (
      <SettingsPage refreshes={[]} submitLabel="Save" saved="Saved">
        <Card title="Commuting" label="Rate by bicycle" />
        <Card title="Business trips" label="Rate by car" />
      </SettingsPage>
    ),
    'Of which one cannot be saved': () => (
      <SettingsPage refreshes={[]} submitLabel="Save" saved="Saved">
        <Card title="Walking" label="Rate on foot" fails />
        <Card title="Company car" label="Rate by company car" />
      </SettingsPage>
    ),
    'To look at only': () => (
      <SettingsPage
        refreshes={[]}
        submitLabel="Save"
        saved="Saved"
        refused="Only an administrator may change this"
      >
        <Card title="Work at home" label="Daily allowance" />
      </SettingsPage>
    ),
  },
}
