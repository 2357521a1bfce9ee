import Search from 'lucide-react/icons/search'
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { findUsersByAny } from '@/api/generated/operations/dashboard.ts'
import { useRead } from '@/api/use-read.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { Viewer } from '@/session/access.ts'
import { Field } from '@/ui/inputs/field.tsx'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { ariaKeys, useShortcut } from '@/ui/commands/shortcuts.ts'
import { SearchPanel } from './search-panel.tsx'
import { movedTo, type Found } from './search-results.ts'
import { userPage } from './may-open.ts'
import styles from './user-search.module.css'

/** R148. */
const MIN_LENGTH = 3
/** What the contract takes. */
const MAX_LENGTH = 200
/** R273, G104. */
const SIZE = 1000
/** Between the last key and the call. */
const PAUSE_MS = 300

/** Finds users of every kind by whatever is known of them, and opens the page of an app user (R059, R068). */
export function UserSearch({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('dashboard')
  const goTo = useGoTo()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)

  const wanted = typed.trim()
  const isLongEnough = [...wanted].length >= MIN_LENGTH
  const search = usePaused(wanted)
  const read = useRead(
    findUsersByAny,
    [...search].length >= MIN_LENGTH ? { query: { page: 0, size: SIZE, search } } : null,
  )
  const isCurrent = search === wanted && !read.isLoading
  const found = useDeferredValue(isLongEnough ? (read.data?.content ?? []) : [])
  const current = Math.min(chosen, found.length - 1)
  const shown = open && wanted !== ''
  useShortcut('search', () => input.current?.focus())

  const pageOf = ({ isMobile, ospId, corporateAccountOspId }: Found) =>
    isMobile ? userPage(viewer, ospId, corporateAccountOspId) : undefined
  const choose = (user: Found): void => {
    const href = pageOf(user)
    if (href !== undefined) goTo(href)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = movedTo(event.key, current, found.length)
    const user = found[current]
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter' && shown && isCurrent && user) {
      event.preventDefault()
      choose(user)
    } else if (next !== undefined && found.length > 0) {
      event.preventDefault()
      if (shown) setChosen(next)
      else setOpen(true)
    }
  }
  return (
    <div
      ref={box}
      className={styles.search}
      onBlur={({ relatedTarget }) => !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Field label={t('search.label')}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            aria-keyshortcuts={ariaKeys('search')}
            before={<Search aria-hidden="true" />}
            role="combobox"
            aria-expanded={shown && found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && found.length > 0 ? `${listId}-${current}` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            placeholder={t('search.placeholder')}
            value={typed}
            onFocus={() => setOpen(true)}
            onChange={({ target }) => {
              setTyped(target.value)
              setChosen(0)
              setOpen(true)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {shown && (
        <SearchPanel
          listId={listId}
          found={found}
          total={read.data?.totalElements ?? 0}
          state={
            !isLongEnough ? 'short' : isCurrent && read.error ? 'failed' : isCurrent ? 'found' : 'loading'
          }
          missing={MIN_LENGTH}
          retry={() => void read.mutate()}
          current={current}
          isOpenable={(user) => pageOf(user) !== undefined}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** The text once nobody has typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
