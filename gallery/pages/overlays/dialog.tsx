import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { DialogLead } from '@/ui/overlays/dialog-lead.tsx'
import { OpenButton } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const SIZES = ['small', 'medium', 'large'] as const

export const page: GalleryPage = {
  about: 'A modal dialog. For questions and forms, use the dialogs that are built on this one.',
  states: {
    Sizes: () => (
      <div className="row">
        {SIZES.map((size) => (
          <OpenButton key={size} what={size}>
            {(open, close) => (
              <Dialog open={open} onClose={close} size={size} title="A dialog" lead="What it is about.">
                The content.
                <DialogFoot>
                  <Button look="primary" onClick={close}>
                    Close
                  </Button>
                </DialogFoot>
              </Dialog>
            )}
          </OpenButton>
        ))}
      </div>
    ),
    'A lead of its content': () => (
      <OpenButton what="dialog">
        {(open, close) => (
          <Dialog open={open} onClose={close} title="A dialog">
            <DialogLead>What it is about, known by its content.</DialogLead>
            <DialogFoot>
              <Button look="primary" onClick={close}>
                Close
              </Button>
            </DialogFoot>
          </Dialog>
        )}
      </OpenButton>
    ),
  },
}
