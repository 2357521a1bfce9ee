import { useEffect } from 'react'
import { whenIdle } from '@/base/when-idle.ts'
import { hrefTo } from '@/routes/href.ts'
import { warm } from '@/routes/screens.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'

/**
 * Fetches, while the browser is idle, what most screens share beside the lists, such as forms, and the list of users, which is
 * opened most: the first page stays light, and the pages after it need little more. A failure is tolerated: the screens
 * fetch it themselves.
 */
export function useSharedCodeAhead(viewer: Viewer): void {
  const seesUsers = mayOpen('AppUsersActive', viewer)
  useEffect(
    () =>
      whenIdle(() => {
        void Promise.all([import('@/forms/record-form.tsx'), import('@/forms/values/phone.ts')]).catch(
          () => undefined,
        )
        if (seesUsers) warm(hrefTo('AppUsersActive'))
      }),
    [seesUsers],
  )
}
