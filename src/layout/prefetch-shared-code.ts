import { useEffect } from 'react'
import { whenIdle } from '@/base/when-idle.ts'
import { hrefTo } from '@/routes/href.ts'
import { preload } from '@/routes/screens.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'

/**
 * Prefetches, while the browser is idle, the code that most screens share besides lists, such as forms, and the list of
 * users, the most visited screen. So the first page stays small, and later pages load little more. A failure is
 * ignored: the screens fetch the code themselves.
 */
export function usePrefetchSharedCode(viewer: Viewer): void {
  const seesUsers = mayOpen('AppUsersActive', viewer)
  useEffect(
    () =>
      whenIdle(() => {
        void Promise.all([import('@/forms/record-form.tsx'), import('@/forms/values/phone.ts')]).catch(
          () => undefined,
        )
        if (seesUsers) preload(hrefTo('AppUsersActive'))
      }),
    [seesUsers],
  )
}
