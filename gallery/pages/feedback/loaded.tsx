import { ApiError } from '@/api/errors.ts'
import { BlockBoundary, Loaded } from '@/frame/loaded.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import type { GalleryPage } from '../../page.ts'
import { done } from '../../samples.tsx'

const failed = { ...done, data: undefined, error: new ApiError('network', 'getUser') }
const show = (text: string) => <p>{text}</p>

export const page: GalleryPage = {
  about:
    'Shows data, error or skeleton. `BlockBoundary` shows an error while rendering in place of the content.',
  states: {
    'On its way': () => <Loaded read={{ ...done, data: undefined, isValidating: true }}>{show}</Loaded>,
    'On its way, with the shape of what comes': () => (
      <Loaded
        read={{ ...done, data: undefined, isValidating: true }}
        skeleton={<SkeletonBlock height={80} />}
      >
        {show}
      </Loaded>
    ),
    There: () => <Loaded read={{ ...done, data: 'The data.' }}>{show}</Loaded>,
    'There, but refreshing failed': () => (
      <Loaded read={{ ...failed, data: 'The previous data.' }}>{show}</Loaded>
    ),
    Failed: () => <Loaded read={failed}>{show}</Loaded>,
    'Nothing wrong inside a boundary': () => <BlockBoundary>Drawn as it is.</BlockBoundary>,
  },
}
