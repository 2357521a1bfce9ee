import i18next, { type TFunction } from 'i18next'
import { useMemo, useSyncExternalStore } from 'react'

/*
 * Stands in for `react-i18next` in the build, which keeps its types: of that library the portal needs this hook only,
 * and the rest is more than two kilobytes of the sign-in page.
 */

/** Emitted by `i18n.ts` when the texts of a file have arrived in which a requested key was missing. */
export const MISSED_LOADED = 'missedLoaded'

/**
 * A component renders again when the language changes, and when a text that was missing has arrived. Not for every file
 * that has loaded: a screen renders after its texts, and the one before it would render again with it, which took a tenth of
 * the time to open the next screen.
 */
export function useTranslation(namespaces?: string | readonly string[]): {
  readonly t: TFunction
  readonly i18n: typeof i18next
} {
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0]
  const now = useSyncExternalStore(onTexts, () => version)
  // A new function for each version, so that memoised components see that its texts are others.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version stands for the texts behind the function
  const t = useMemo(() => i18next.getFixedT(null, namespace ?? null), [namespace, now])
  return { t, i18n: i18next }
}

let version = 0
const listeners = new Set<() => void>()
for (const event of ['languageChanged', MISSED_LOADED])
  i18next.on(event, () => {
    version += 1
    for (const listener of listeners) listener()
  })

function onTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
