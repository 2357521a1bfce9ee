import { useSyncExternalStore } from 'react'

/** Returns a hook that reports whether a media query matches, and renders again when that changes. */
export function mediaHook(query: string): () => boolean {
  const media = window.matchMedia(query)
  const subscribe = (listener: () => void): (() => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}
