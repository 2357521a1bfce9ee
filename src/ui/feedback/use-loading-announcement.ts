import { useEffect } from 'react'
import { announce } from '@/base/announcer.ts'

/** Content that loads sooner needs no announcement. */
const PATIENCE_MS = 1000
const ABOUT = 'loading'

/** How many parts of the page are loading, since when, and whether that was announced. */
let parts = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isAnnounced = false

/**
 * Announces once that the page is loading, if that takes a while, and then once that it has loaded, however many parts
 * it has.
 */
export function useLoadingAnnouncement(loading: string, loaded: string): void {
  useEffect(() => {
    parts += 1
    timer ??= setTimeout(() => {
      isAnnounced = true
      announce(loading, { about: ABOUT })
    }, PATIENCE_MS)
    return () => {
      parts -= 1
      // The loading part may have been replaced by another one, so count again after that.
      setTimeout(() => parts === 0 && end(loaded))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language must not start another wait
  }, [])
}

function end(loaded: string): void {
  clearTimeout(timer)
  timer = undefined
  if (isAnnounced) announce(loaded, { about: ABOUT })
  isAnnounced = false
}
