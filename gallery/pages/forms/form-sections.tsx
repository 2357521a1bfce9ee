import { AddressFields } from '@/forms/fields/address-fields.tsx'
import { TextField } from '@/forms/fields/fields.tsx'
import { FormSection, FormSections, MoreFields } from '@/forms/form-sections.tsx'
import { RequestForm } from '@/forms/request-form.tsx'
import { slowAction } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'The fields of a form in one card: a heading at the left and fields at the right, the essentials first and the rest under "More".',
  states: {
    'Two sections, and more': () => (
      <RequestForm<{ readonly name?: string }, object>
        label="Sections"
        request={{}}
        initial={{}}
        toBody={(values) => values}
        send={() => slowAction()}
        submitLabel="Create"
      >
        <FormSections>
          <FormSection title="Personal details" lead="Who it is.">
            <TextField name="name" label="First name" requiredHere />
            <TextField name="lastName" label="Last name" />
          </FormSection>
          <FormSection title="Account">
            <TextField name="login" label="Login" />
          </FormSection>
          <MoreFields what="Address">
            <FormSection title="Home address">
              <AddressFields name="home" label="Home address" labelOf={(part) => part} />
            </FormSection>
          </MoreFields>
        </FormSections>
      </RequestForm>
    ),
  },
}
