import Search from 'lucide-react/icons/search'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { retryRead } from '@/frame/loaded.tsx'
import { findUsersByAny } from '@/api/generated/operations/dashboard.ts'
import { useRead } from '@/api/use-read.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { Viewer } from '@/session/access.ts'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { ariaKeys, useShortcut } from '@/ui/commands/shortcuts.ts'
import { useListBox } from '@/ui/overlays/list-box.tsx'
import { Result, SearchState, type Found } from './found-person.tsx'
import { openablePageOf } from './page-of-person.ts'
import styles from './person-search.module.css'

/** R148. */
const MIN_LENGTH = 3
/** The maximum length in the contract. */
const MAX_LENGTH = 200
/** R273, G104. */
const SIZE = 1000
/** The delay between the last key press and the request. */
const PAUSE_MS = 300
/** In px. Must equal the height of options in the stylesheet. */
const OPTION_HEIGHT = 56
const NONE: readonly Found[] = []

/** Finds people of every kind by any of their data, and opens their pages (R059, R068). */
export function PersonSearch({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('dashboard')
  const goTo = useGoTo()
  const around = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)

  const text = typed.trim()
  const isLongEnough = [...text].length >= MIN_LENGTH
  const search = usePaused(text)
  const read = useRead(
    findUsersByAny,
    [...search].length >= MIN_LENGTH ? { query: { page: 0, size: SIZE, search } } : null,
  )
  const isCurrent = search === text && !read.isLoading
  const found = useDeferredValue(isLongEnough ? (read.data?.content ?? NONE) : NONE)
  const values = useMemo(() => found.map(({ ospId }) => ospId), [found])
  const state = !isLongEnough ? 'short' : !isCurrent ? 'loading' : read.error ? 'failed' : 'found'
  useShortcut('search', () => input.current?.focus())

  const pageAt = (index: number) =>
    found[index] && openablePageOf(viewer, found[index], found[index].corporateAccountOspId)
  const { box, list } = useListBox({
    open: open && text !== '',
    text: typed,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    values,
    label: t('search.results'),
    optionHeight: OPTION_HEIGHT,
    className: styles.panel,
    head: (
      <SearchState
        state={state}
        shown={found.length}
        total={read.data?.totalElements ?? 0}
        missing={MIN_LENGTH}
        retry={() => retryRead(read)}
      />
    ),
    renderOption: (index) =>
      found[index] && <Result user={found[index]} openable={pageAt(index) !== undefined} />,
    isRefused: (index) => pageAt(index) === undefined,
    onChoose: (index) => {
      const href = pageAt(index)
      if (href !== undefined) goTo(href)
    },
  })
  return (
    <div
      ref={around}
      className={styles.search}
      onBlur={({ relatedTarget }) => !around.current?.contains(relatedTarget) && setOpen(false)}
    >
      <TextInput
        {...box}
        ref={input}
        aria-label={t('search.label')}
        aria-keyshortcuts={ariaKeys('search')}
        before={<Search aria-hidden="true" />}
        maxLength={MAX_LENGTH}
        placeholder={t('search.placeholder')}
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
        }}
        onKeyDown={(event) => {
          // While another search is pending, the visible results belong to an older one.
          if (event.key !== 'Enter' || isCurrent) box.onKeyDown(event)
        }}
      />
      {list}
    </div>
  )
}

/** The text after a pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
