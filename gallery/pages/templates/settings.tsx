import request from '@/api/generated/requests/UpdateUserGroupRequest.ts'
import { ApiError } from '@/api/errors.ts'
import { TextField } from '@/forms/fields/fields.tsx'
import { EditForm } from '@/forms/record-form.tsx'
import { DifferingContext, SettingsRow, useDiffering } from '@/forms/settings-row.tsx'
import { SettingsCardFrame, SettingsPage } from '@/forms/settings-page.tsx'
import { Page } from '@/ui/basics/page.tsx'
import { SkeletonForm } from '@/ui/feedback/skeleton.tsx'
import { slowAction, StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

interface Rates {
  readonly version: number
  readonly extId: string
  readonly description: string
}
interface SectionProps {
  readonly title: string
  readonly fails?: boolean
  readonly locked?: string
}

/** One section with two rows. The second row differs from the company, and the header counts it. */
function Section({ title, fails = false, locked }: SectionProps) {
  const { report, count } = useDiffering()
  const isLocked = locked !== undefined
  return (
    <StateHolder<Rates> initial={{ version: 1, extId: 'car', description: 'by-day' }}>
      {(record, change) => (
        <SettingsCardFrame>
          <EditForm
            record={record}
            reload={() => Promise.resolve(record)}
            request={request}
            toForm={({ extId, description }) => ({ extId, description })}
            toBody={(data, { version }) => ({ ospId: 'ug-1', version, data })}
            save={async ({ data }) => {
              await slowAction()
              if (fails) throw new ApiError('http', 'updateUserGroup', 500)
              const saved = { ...record, ...data, version: record.version + 1 }
              change(saved)
              return saved
            }}
            onRecord={() => undefined}
            labelOf={(field) => field}
            submitLabel="Save"
            label={title}
            card={{ title, actions: count, flush: true }}
          >
            <DifferingContext value={report}>
              <SettingsRow name="extId" inherited={{ value: 'car', text: 'car' }} locked={locked}>
                <TextField name="extId" label={`What counts, ${title}`} readOnly={isLocked} />
              </SettingsRow>
              <SettingsRow name="description" inherited={{ value: 'by-km', text: 'by km' }} locked={locked}>
                <TextField
                  name="description"
                  label={`How it counts, ${title}`}
                  help="Changes hold from now on."
                  readOnly={isLocked}
                />
              </SettingsRow>
            </DifferingContext>
          </EditForm>
        </SettingsCardFrame>
      )}
    </StateHolder>
  )
}

const PAGE = { refreshes: [], submitLabel: 'Save', saved: 'Saved' }

export const page: GalleryPage = {
  about:
    'The template of settings: one row each with label and help, control, and whether it is as above or differs, with the way back. A section counts what differs. One save bar for the page, when something has changed.',
  states: {
    'Two sections': () => (
      <Page title="Travel">
        <SettingsPage {...PAGE}>
          <Section title="Commuting" />
          <Section title="Business trips" />
        </SettingsPage>
      </Page>
    ),
    'Not to be changed here': () => (
      <Page title="Travel, locked">
        <SettingsPage {...PAGE}>
          <Section title="Walking" locked="Off for the whole company" />
        </SettingsPage>
      </Page>
    ),
    'Not saved': () => (
      <Page title="Travel, not saved">
        <SettingsPage {...PAGE}>
          <Section title="Work at home" fails />
        </SettingsPage>
      </Page>
    ),
    Loading: () => (
      <Page title="Travel, loading">
        <SkeletonForm fields={3} />
      </Page>
    ),
  },
}
