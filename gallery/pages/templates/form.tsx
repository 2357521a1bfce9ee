import { useState } from 'react'
import { ApiError } from '@/api/errors.ts'
import request from '@/api/generated/requests/UserGroupCreation.ts'
import { TextField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections, MoreFields } from '@/forms/form-sections.tsx'
import { RequestForm, type RequestFormProps } from '@/forms/request-form.tsx'
import { Page } from '@/ui/basics/page.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { noop, slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

interface Values {
  readonly extId: string
  readonly description: string
}

type FormProps = Partial<RequestFormProps<Values, object>> & { readonly label: string }

/** The structure of a form: essentials first, the rest under "More", and the buttons in the bar. */
function Template(props: FormProps) {
  const [initial] = useState({ extId: '', description: '' })
  return (
    <Page title={props.label}>
      <RequestForm<Values, object>
        request={request}
        initial={initial}
        toBody={({ extId, description }) => ({
          extId,
          ...(description !== '' && { description }),
          corporateAccount: { ospId: 'ca-1' },
        })}
        send={() => slowAction()}
        onSaved={() => notify({ tone: 'success', text: 'Saved' })}
        onCancel={noop}
        submitLabel="Create group"
        {...props}
      >
        <FormSections>
          <FormSection title={`Group, ${props.label}`} lead="What users see of it.">
            <TextField name="extId" label="Name" />
          </FormSection>
          <MoreFields what="Description">
            <FormSection title={`For yourself, ${props.label}`}>
              <TextField name="description" label="Description" />
            </FormSection>
          </MoreFields>
        </FormSections>
      </RequestForm>
    </Page>
  )
}

const fail = () =>
  slowAction().then(() => {
    throw new ApiError('http', 'createUserGroup', 503)
  })
const refuse = () =>
  slowAction().then(() => {
    const errors = [{ field: 'extId', rule: 'unique', messages: ['Name must be unique'] }]
    throw new ApiError('http', 'createUserGroup', 422, { message: 'refused', code: 'INVALID', errors })
  })

export const page: GalleryPage = {
  about:
    'The template of a form: one left edge, headings at the left and fields at the right from 1200 px, essentials first, a summary of mistakes that leads to the fields, and one bar with the buttons. Send a form to see how it refuses.',
  states: {
    'To fill in': () => <Template label="New group" />,
    'Without a change': () => (
      <Template label="Edit group" initial={{ extId: 'night_shift', description: '' }} edits />
    ),
    'Refused at a field': () => (
      <Template label="Taken name" initial={{ extId: 'taken', description: '' }} send={refuse} />
    ),
    'Not saved': () => (
      <Template label="Server in trouble" initial={{ extId: 'later', description: '' }} send={fail} />
    ),
  },
}
