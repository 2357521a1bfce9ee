import { useEffect, useId, useState } from 'react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../basics/button.tsx'
import { lazyBlock } from '../overlays/lazy-block.tsx'

export interface CalendarProps {
  /** The name of the field. */
  readonly label: string
  /** What is picked from the calendar. Default: a day. */
  readonly of?: 'day' | 'month' | undefined
  /** `yyyy-MM-dd`, of a month its first day. Another text: nothing is chosen yet. */
  readonly value: string
  /** The first and the last day that can be picked. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly onPick: (day: string) => void
}

const CalendarOverlay = lazyBlock(async () => (await import('./calendar-overlay.tsx')).CalendarOverlay)

/** Fetches the code of calendars before it is needed. */
export const loadCalendars = CalendarOverlay.load

/** The button at the end of a text box that opens a calendar. Its code is fetched when the pointer or the focus comes. */
export function CalendarButton(props: CalendarProps) {
  const { label, of = 'day' } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    return () => {
      // The focus went with the calendar, unless a click elsewhere had moved it.
      if (document.activeElement === document.body) document.getElementById(id)?.focus()
    }
  }, [open, id])
  return (
    <>
      <span className="input-after">
        <IconButton
          id={id}
          label={t(of === 'day' ? 'form.pickDate' : 'form.pickMonth', { label })}
          icon={<CalendarDays />}
          size="small"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerOver={CalendarOverlay.warm}
          onFocusCapture={CalendarOverlay.warm}
          onClick={() => setOpen((was) => !was)}
        />
      </span>
      {open && <CalendarOverlay {...props} triggerId={id} onClose={() => setOpen(false)} />}
    </>
  )
}
