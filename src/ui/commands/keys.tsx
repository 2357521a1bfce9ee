import './keys.css'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { isMac, SHORTCUTS, type ShortcutName } from './shortcuts.ts'

/** The keys of a shortcut, or these keys, with their names on this computer's keyboard. */
export function Keys({ of }: { readonly of: ShortcutName | readonly string[] }) {
  const keys: readonly string[] = typeof of === 'string' ? SHORTCUTS[of].keys : of
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <kbd className="key">
        <KeyName of={key} />
      </kbd>
    </Fragment>
  ))
}

const ARROWS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

function KeyName({ of }: { readonly of: string }) {
  const { t } = useTranslation('ui')
  if (of.length === 1) return of
  if (of === 'Mod') return isMac() ? '⌘' : t('keys.Control')
  const arrow = ARROWS[of]
  if (arrow === undefined) return t(`keys.${of}`)
  return (
    <>
      <span aria-hidden="true">{arrow}</span>
      <span className="sr-only">{t(`keys.${of}`)}</span>
    </>
  )
}
