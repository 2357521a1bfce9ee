import {
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { announce } from '@/base/announcer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { FieldRowContext, type FieldRowFrame } from '@/ui/inputs/field-row-context.ts'
import { FieldRow } from '@/ui/inputs/field-row.tsx'
import { useHeldField } from './use-held-field.ts'
import './settings-row.css'

/** The value that applies if none is set here. It is inherited from the company, its partner or the platform. */
export interface Inherited {
  readonly value: unknown
  /** The formatted value, such as "€ 0,27". */
  readonly text: string
  readonly from?: 'company' | 'partner' | 'platform'
}

export interface SettingsRowProps {
  /** The field of the row. */
  readonly name: string
  /** Absent if the setting has nothing to inherit from. */
  readonly inherited?: Inherited | undefined
  /** Why it cannot be changed here. The field in the row is `readOnly`. */
  readonly locked?: string | undefined
  /** One field. Its label and help are at the left, its control is in the middle. */
  readonly children: ReactNode
}

type Report = (row: string, differs: boolean | undefined) => void

/** Reports to the card whether a row differs. Its value is the `report` of `useDiffering`. */
export const DifferingContext = createContext<Report | undefined>(undefined)

/**
 * Counts the rows of a card that differ from their inherited value. `count` is for the header, and empty if there are
 * none.
 */
export function useDiffering() {
  const { t } = useTranslation('ui')
  const [rows, setRows] = useState<ReadonlyMap<string, boolean>>(new Map())
  const report = useCallback<Report>(
    (row, differs) =>
      setRows((former) => {
        const next = new Map(former)
        if (differs === undefined) next.delete(row)
        else next.set(row, differs)
        return next
      }),
    [],
  )
  const count = [...rows.values()].filter(Boolean).length
  const words = count > 0 ? t('settings.differing', { count, total: rows.size }) : undefined
  return { report, count: words && <span className="settings-count muted">{words}</span> }
}

/** One setting in a row: name and help, control, and whether it is inherited or differs, with a button to reset it. */
export function SettingsRow({ name, inherited, locked, children }: SettingsRowProps) {
  const { input, meta } = useHeldField<unknown>(name, { subscription: { value: true, dirty: true } })
  const { onChange, value } = input
  const isTinted = meta.dirty === true
  const asideId = useId()
  const report = useContext(DifferingContext)
  const canDiffer = inherited !== undefined || locked !== undefined
  const differs = canDiffer
    ? locked === undefined && inherited !== undefined && !isSameValue(value, inherited.value)
    : undefined
  useLayoutEffect(() => {
    if (differs === undefined) return undefined
    report?.(name, differs)
    return () => report?.(name, undefined)
  }, [report, name, differs])
  const row = useMemo((): FieldRowFrame => {
    const isLocked = locked !== undefined
    const aside = isLocked ? (
      <span className="settings-source">
        <Lock aria-hidden="true" />
        <span className="muted">{locked}</span>
      </span>
    ) : (
      inherited && <Source inherited={inherited} value={value} onBack={onChange} />
    )
    return {
      locked: isLocked,
      asideId,
      render: (label, control) => (
        <FieldRow name={label} tinted={isTinted} locked={isLocked} {...{ control, aside, asideId }} />
      ),
    }
  }, [isTinted, locked, asideId, inherited, value, onChange])
  return <FieldRowContext value={row}>{children}</FieldRowContext>
}

interface SourceProps {
  readonly inherited: Inherited
  readonly value: unknown
  readonly onBack: (value: unknown) => void
}

/** How long to wait, in ms, until the focus has moved from the removed button, which would interrupt the message. */
const AFTER_FOCUS_MS = 400

// i18n-keys: ui:settings.same.*, ui:settings.back.*
function Source({ inherited, value, onBack }: SourceProps) {
  const { t } = useTranslation('ui')
  const { from = 'company', text } = inherited
  const isSame = isSameValue(value, inherited.value)
  const same = t(`settings.same.${from}`)
  const reset = (): void => {
    onBack(inherited.value)
    announce(same, { wait: AFTER_FOCUS_MS })
  }
  return (
    <span className="settings-source" data-differs={!isSame || undefined}>
      <span className="settings-dot" aria-hidden="true" />
      {isSame ? (
        <span className="muted">{same}</span>
      ) : (
        <span>
          <span>{t('settings.differs')}</span>
          <br />
          <Button look="link" onClick={reset}>
            {t(`settings.back.${from}`, { value: text })}
          </Button>
        </span>
      )}
    </span>
  )
}

/** The order of a list is ignored. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other)
  const all = new Set<unknown>(one)
  return one.length === other.length && other.every((item) => all.has(item))
}

/** Shows whether a field outside a row, such as a long list, is inherited, with a button to reset it. */
export function InheritedNote({
  name,
  inherited,
}: Pick<SettingsRowProps, 'name'> & { readonly inherited: Inherited }) {
  const { input } = useHeldField<unknown>(name, { subscription: { value: true } })
  return <Source inherited={inherited} value={input.value} onBack={input.onChange} />
}
