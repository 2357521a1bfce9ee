import { Loading, SkeletonBar, SkeletonBlock, SkeletonForm, SkeletonLines } from '@/ui/feedback/skeleton.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'A placeholder with the shape of the content, so that the page does not shift. Screen readers hear that it loads.',
  states: {
    Lines: () => <SkeletonLines />,
    'A form': () => <SkeletonForm fields={4} />,
    'A block': () => <SkeletonBlock height={120} />,
    'A bar of your own': () => (
      <Loading>
        <SkeletonBar width="30%" height={20} />
      </Loading>
    ),
  },
}
