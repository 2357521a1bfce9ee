import { useTranslation } from 'react-i18next'
import request from '@/api/generated/requests/UserGroupCreation.ts'
import { TextField } from '@/forms/fields/fields.tsx'
import { WizardForm } from '@/forms/wizard-form.tsx'
import { useStepAddress } from '@/routes/use-step.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { noop, slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

interface Values {
  readonly extId: string
  readonly description: string
}

function TwoSteps() {
  useTranslation('ui')
  const address = useStepAddress()
  return (
    <WizardForm
      label="New group"
      address={address}
      draft={{ read: noop, keep: noop, drop: noop }}
      initial={{ extId: '', description: '' }}
      toBody={({ extId, description }: Values) => ({
        extId,
        ...(description !== '' && { description }),
        corporateAccount: { ospId: 'ca-1' },
      })}
      fieldOf={(path) => path}
      request={request}
      send={() => slowAction()}
      onSaved={() => notify({ tone: 'success', text: 'Saved' })}
      onCancel={noop}
      submitLabel="Create"
      steps={[
        {
          id: 'name',
          title: 'Name',
          has: (field) => field === 'extId' || field === 'description',
          content: () => (
            <div className="stack">
              <TextField name="extId" label="Name" />
              <TextField name="description" label="Description" />
            </div>
          ),
        },
        {
          id: 'summary',
          title: 'Summary',
          content: ({ extId, description }) => (
            <PropertyList
              items={[
                { label: 'Name', value: extId },
                { label: 'Description', value: description },
              ]}
            />
          ),
        },
      ]}
    />
  )
}

export const page: GalleryPage = {
  about:
    'A form for a request of the contract, in several steps. Each step is checked when the user leaves it. The last step shows everything before the write. `ContractWizard` writes by an operation.',
  states: { 'Two steps': TwoSteps },
}
