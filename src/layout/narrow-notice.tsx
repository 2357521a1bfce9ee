import { useState, type ReactNode } from 'react'
import { mediaHook } from '@/base/media.ts'
import { lazyPart } from '@/base/part.ts'
import { loadWords } from '@/i18n/i18n.ts'

/**
 * R017, R119: below 992 px a notice is shown above the portal. It follows changes of the width (G069). Printing is not
 * affected.
 */
const useNarrow = mediaHook('screen and (max-width: 991.98px)')

/** The storage key that remembers, for this tab, that the notice was closed. */
const READ = 'portal.narrowRead'

/** Recommends a wider screen or the app, until it is closed. The portal below it can still be used. */
export function NarrowNotice() {
  const isNarrow = useNarrow()
  const [isRead, setRead] = useState(() => sessionStorage.getItem(READ) !== null)
  const close = (): void => {
    sessionStorage.setItem(READ, 'yes')
    setRead(true)
  }
  return isNarrow && !isRead && <Advice close={close} />
}

const advicePart = lazyPart(async () => {
  const [{ WiderScreenAdvice }] = await Promise.all([import('./wider-screen.tsx'), loadWords(['welcome'])])
  return (close: () => void): ReactNode => <WiderScreenAdvice close={close} />
})

function Advice({ close }: { readonly close: () => void }) {
  const advise = advicePart.usePart()
  return advise?.(close)
}
