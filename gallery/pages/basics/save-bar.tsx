import { ChangesLead } from '@/forms/form-actions.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { PageSubjectContext } from '@/ui/basics/page-subject.ts'
import { SaveBar } from '@/ui/basics/save-bar.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The one bar of a form: it is there when there is something to save, and stays in sight.',
  states: {
    'Two changes': () => (
      <SaveBar lead={<strong>2 changes</strong>}>
        <Button onClick={noop}>Undo changes</Button>
        <Button look="primary">Save</Button>
      </SaveBar>
    ),
    'For whom they are': () => (
      <PageSubjectContext value="NIGHT SHIFT, 17 members">
        <SaveBar lead={<ChangesLead count={2} />}>
          <Button onClick={noop}>Undo changes</Button>
          <Button look="primary">Save</Button>
        </SaveBar>
      </PageSubjectContext>
    ),
    'Not saved': () => (
      <SaveBar lead={<span data-tone="danger">These changes are not saved.</span>}>
        <Button look="primary">Save</Button>
      </SaveBar>
    ),
    'Of a wizard': () => (
      <SaveBar start={<Button>Back</Button>} lead="Draft saved in this tab">
        <Button look="quiet">Cancel</Button>
        <Button look="primary">Next</Button>
      </SaveBar>
    ),
  },
}
