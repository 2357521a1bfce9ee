import { Field } from '@/ui/inputs/field.tsx'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { ConfirmDialog, DangerDialog, FormDialog } from '@/ui/overlays/question-dialogs.tsx'
import { later, Opens } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'Asks before something that is not easily taken back; the verb stands on the button.',
  states: {
    Confirm: () => (
      <Opens what="a question">
        {(open, onClose) => (
          <ConfirmDialog
            {...{ open, onClose }}
            title="Activate Ulla Users?"
            text="She can sign in at once."
            confirm="Activate"
            onConfirm={() => later()}
          />
        )}
      </Opens>
    ),
    'Confirm what cannot be undone': () => (
      <Opens what="a warning">
        {(open, onClose) => (
          <ConfirmDialog
            {...{ open, onClose }}
            tone="danger"
            title="Delete this card?"
            text="It cannot be brought back."
            confirm="Delete"
            onConfirm={() => later()}
          />
        )}
      </Opens>
    ),
    'An action that fails': () => (
      <Opens what="a failure">
        {(open, onClose) => (
          <ConfirmDialog
            {...{ open, onClose }}
            title="Send the PIN code?"
            confirm="Send"
            onConfirm={() => later(true)}
          />
        )}
      </Opens>
    ),
    'Danger, with typing': () => (
      <Opens what="a danger">
        {(open, onClose) => (
          <DangerDialog
            {...{ open, onClose }}
            title="Anonymise Ulla Users?"
            text="All personal data is lost for ever."
            word="Ulla"
            confirm="Anonymise"
            onConfirm={() => later()}
          />
        )}
      </Opens>
    ),
    'A small form': () => (
      <Opens what="a form">
        {(open, onClose) => (
          <FormDialog {...{ open, onClose }} title="Remark" submit="Save" onSubmit={onClose}>
            <Field label="Remark" required>
              {(control) => <TextInput {...control} />}
            </Field>
          </FormDialog>
        )}
      </Opens>
    ),
  },
}
