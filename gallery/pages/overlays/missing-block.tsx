import { MissingBlock, MissingBlockBoundary } from '@/ui/overlays/missing-block.tsx'
import { PartUnavailable } from '@/base/part.ts'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

function Missing(): never {
  throw new PartUnavailable('shown in the gallery')
}

export const page: GalleryPage = {
  about: 'In place of a block whose code did not arrive. `lazyBlock` shows it; the screen around it stays.',
  states: {
    'In its place': () => <MissingBlock retry={noop} />,
    'As a block that fails': () => (
      <MissingBlockBoundary>
        <Missing />
      </MissingBlockBoundary>
    ),
  },
}
