import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { partOf } from '@/base/part.ts'
import { loadWords } from '@/i18n/i18n.ts'
import styles from './wide-enough.module.css'

/**
 * R017, R119: below 992 px a notice replaces the portal. It follows changes of the width (G069). Printing is excluded.
 */
const narrow = window.matchMedia('screen and (max-width: 991.98px)')

/** Tells the styles that the portal shows at any width. Stored for the tab. */
const ANY_WIDTH = 'portal.anyWidth'
const root = document.documentElement

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/**
 * Renders the portal on wide screens. A portal that was visible before stays mounted but hidden, to keep typed text.
 */
export function WideEnough({ children }: { readonly children: ReactNode }) {
  const isTooNarrow = useSyncExternalStore(subscribe, () => narrow.matches)
  const [goesOn, setGoesOn] = useState(() => sessionStorage.getItem(ANY_WIDTH) !== null)
  useEffect(() => {
    root.toggleAttribute('data-any-width', goesOn)
  }, [goesOn])
  const goOn = (): void => {
    sessionStorage.setItem(ANY_WIDTH, 'yes')
    setGoesOn(true)
  }
  const isNarrow = isTooNarrow && !goesOn
  const [wasShown, setWasShown] = useState(!isNarrow)
  if (!isNarrow && !wasShown) setWasShown(true)
  return (
    <>
      {isNarrow && <TooNarrow goOn={goOn} />}
      {(wasShown || !isNarrow) && (
        <div hidden={isNarrow} inert={isNarrow} className={isNarrow ? undefined : styles.wide}>
          {children}
        </div>
      )}
    </>
  )
}

const noticePart = partOf(async () => {
  const [{ MobileUnavailable }] = await Promise.all([
    import('./mobile-unavailable.tsx'),
    loadWords(['welcome']),
  ])
  return (goOn: () => void): ReactNode => <MobileUnavailable goOn={goOn} />
})

function TooNarrow({ goOn }: { readonly goOn: () => void }) {
  const showNotice = noticePart.usePart()
  return showNotice?.(goOn)
}
