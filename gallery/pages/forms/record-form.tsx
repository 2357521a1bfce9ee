import request from '@/api/generated/requests/UpdateUserGroupRequest.ts'
import { TextField } from '@/forms/fields/fields.tsx'
import { EditForm } from '@/forms/record-form.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { slowAction, StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const RECORD = { version: 1, name: 'night_shift', description: 'Those who come when others go' }
const LABELS: Readonly<Record<string, string>> = { extId: 'Name', description: 'Description' }

export const page: GalleryPage = {
  about:
    'Edits a record that others may change at the same time. Typed text stays, and the user decides where both changed the same field.',
  states: {
    'Type something, then let someone else change it': () => (
      <StateHolder initial={RECORD}>
        {(record, change) => (
          <div className="stack">
            <EditForm
              record={record}
              reload={() => Promise.resolve(record)}
              request={request}
              toForm={({ name, description }) => ({ extId: name, description })}
              toBody={({ extId, description }, base) => ({
                ospId: 'ug-1',
                version: base.version,
                data: {
                  ...(extId !== base.name && { extId }),
                  ...(description !== base.description && { description }),
                },
              })}
              save={async ({ data }) => {
                await slowAction()
                const saved = {
                  version: record.version + 1,
                  name: data.extId ?? record.name,
                  description: data.description ?? record.description,
                }
                change(saved)
                return saved
              }}
              onRecord={() => notify({ tone: 'success', text: 'Saved' })}
              labelOf={(field) => LABELS[field] ?? field}
              submitLabel="Save"
              label="A group"
            >
              <TextField name="extId" label="Name" />
              <TextField name="description" label="Description" />
            </EditForm>
            <div className="row">
              <Button
                onClick={() =>
                  change({ ...record, version: record.version + 1, description: 'Changed by Olivia' })
                }
              >
                Let Olivia change the description
              </Button>
            </div>
          </div>
        )}
      </StateHolder>
    ),
  },
}
