import { Field } from '@/ui/inputs/field.tsx'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { ConfirmDialog, DangerDialog, FormDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import { slowAction, OpenButton } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'Asks for confirmation before an action that is not easily undone. The button has the verb of the action.',
  states: {
    Confirm: () => (
      <OpenButton what="a prompt">
        {(open, onClose) => (
          <ConfirmDialog
            {...{ open, onClose }}
            title="Activate Ulla Users?"
            text="She can sign in at once."
            confirm="Activate"
            onConfirm={() => slowAction()}
          />
        )}
      </OpenButton>
    ),
    'Confirm what cannot be undone': () => (
      <OpenButton what="a warning">
        {(open, onClose) => (
          <ConfirmDialog
            {...{ open, onClose }}
            tone="danger"
            title="Delete this card?"
            text="It cannot be brought back."
            confirm="Delete"
            onConfirm={() => slowAction()}
          />
        )}
      </OpenButton>
    ),
    'An action that fails': () => (
      <OpenButton what="a failure">
        {(open, onClose) => (
          <ConfirmDialog
            {...{ open, onClose }}
            title="Send the PIN code?"
            confirm="Send"
            onConfirm={() => slowAction(true)}
          />
        )}
      </OpenButton>
    ),
    'Danger, with typing': () => (
      <OpenButton what="a danger">
        {(open, onClose) => (
          <DangerDialog
            {...{ open, onClose }}
            title="Anonymise Ulla Users?"
            text="All personal data is lost for ever."
            word="Ulla"
            confirm="Anonymise"
            onConfirm={() => slowAction()}
          />
        )}
      </OpenButton>
    ),
    'A small form': () => (
      <OpenButton what="a form">
        {(open, onClose) => (
          <FormDialog {...{ open, onClose }} title="Remark" submit="Save" onSubmit={onClose}>
            <Field label="Remark" required>
              {(control) => <TextInput {...control} />}
            </Field>
          </FormDialog>
        )}
      </OpenButton>
    ),
  },
}
