import { PropertyList } from '@/ui/basics/property-list.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { OpenButton } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'A dialog at the right, over its page, for a small write: title, for whom, fields, buttons at the bottom. It keeps the focus and gives way to Escape.',
  states: {
    'To write': () => (
      <OpenButton what="drawer">
        {(open, close) => (
          <Dialog open={open} onClose={close} placement="drawer" title="Add expense" lead="for Jonas Peeters">
            The content; the buttons stay at the bottom.
            <DialogFoot>
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" onClick={close}>
                Add
              </Button>
            </DialogFoot>
          </Dialog>
        )}
      </OpenButton>
    ),
    'To read': () => (
      <OpenButton what="details">
        {(open, close) => (
          <Dialog
            open={open}
            onClose={close}
            placement="drawer"
            title="Order of Jonas Peeters"
            lead="Extra parking"
          >
            <PropertyList items={[{ label: 'State', value: 'Waiting' }]} />
          </Dialog>
        )}
      </OpenButton>
    ),
  },
}
