import { useEffect } from 'react'
import { say } from '@/base/announcer.ts'

/** What comes sooner is heard by itself. */
const PATIENCE_MS = 1000
const ABOUT = 'loading'

/** How many parts of the page load now, since when it is waited for them, and whether that has been told. */
let parts = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isTold = false

/** Tells once that the page loads, if that takes a while, and then once that it is there, however many parts it has. */
export function useLoadingSaid(loading: string, loaded: string): void {
  useEffect(() => {
    parts += 1
    timer ??= setTimeout(() => {
      isTold = true
      say(loading, { about: ABOUT })
    }, PATIENCE_MS)
    return () => {
      parts -= 1
      // One part may make room for the next.
      setTimeout(() => parts === 0 && end(loaded))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a change of language is no other wait
  }, [])
}

function end(loaded: string): void {
  clearTimeout(timer)
  timer = undefined
  if (isTold) say(loaded, { about: ABOUT })
  isTold = false
}
