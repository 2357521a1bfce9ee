import { ApiError } from '@/api/errors.ts'
import request from '@/api/generated/requests/UserGroupCreation.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { RequestForm, type RequestFormProps } from '@/forms/request-form.tsx'
import { CountedTextField } from '@/forms/fields/counted-text-field.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { slowAction, OpenButton } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

interface Values {
  readonly extId: string
  readonly description?: string | undefined
}

const Form = (props: Partial<RequestFormProps<Values, object>>) => (
  <RequestForm<Values, object>
    request={request}
    initial={{ extId: '', description: '' }}
    toBody={({ extId, description }) => ({
      extId,
      ...(description !== undefined && description !== '' && { description }),
      corporateAccount: { ospId: 'ca-1' },
    })}
    send={() => slowAction()}
    onSaved={() => notify({ tone: 'success', text: 'Saved' })}
    submitLabel="Create"
    {...props}
  >
    <TextField name="extId" label="Name" />
    <CountedTextField name="description" label="Description" />
    <FormValues<Values>>{({ extId = '' }) => <p className="muted">It is called: {extId}</p>}</FormValues>
  </RequestForm>
)

const refuse = (): Promise<never> => {
  const errors = [{ field: 'extId', rule: 'unique', messages: ['Name must be unique'] }]
  return slowAction().then(() => {
    throw new ApiError('http', 'createUserGroup', 422, { message: 'refused', code: 'INVALID', errors })
  })
}

export const page: GalleryPage = {
  about:
    'A form with the rules of the contract. Errors of the server show at their fields, and no typed text is lost.',
  states: {
    'To fill in': () => <Form label="To fill in" />,
    'Refused by the server': () => (
      <Form label="Refused" initial={{ extId: 'taken', description: '' }} send={refuse} />
    ),
    'Editing: nothing changed yet': () => (
      <Form label="Editing" initial={{ extId: 'night_shift', description: '' }} edits />
    ),
    'In a dialog, which asks before it throws away': () => (
      <OpenButton what="a contract form">
        {(open, onClose) => (
          <ContractDialog open={open} onClose={onClose} title="New group">
            <Form />
          </ContractDialog>
        )}
      </OpenButton>
    ),
  },
}
