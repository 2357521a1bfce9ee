import './colour-picker.css'
import { useTranslation } from 'react-i18next'
import { lazyBlock } from '../overlays/lazy-block.tsx'
import { useOpener } from './use-opener.ts'

export interface ColourPickerProps {
  /** The name of the field. */
  readonly label: string
  /** `#` and 6 or 8 hex digits. Any other text means that nothing is selected. */
  readonly value: string
  readonly disabled?: boolean | undefined
  /** Called with `#` and upper-case hex digits: 6, or 8 for a transparent colour. */
  readonly onPick: (colour: string) => void
}

const ColourOverlay = lazyBlock(async () => (await import('./colour-overlay.tsx')).ColourOverlay)

/** Prefetches the code of colour pickers. */
export const loadColours = ColourOverlay.load

/** A button that shows a colour and opens a panel to select another. */
export function ColourPicker({ disabled, ...props }: ColourPickerProps) {
  const { label, value } = props
  const { t } = useTranslation('ui')
  const { opener, open, opened } = useOpener(ColourOverlay)
  return (
    <>
      <button
        {...opener}
        type="button"
        className="colour-button"
        aria-label={t('form.pickColour', { label })}
        disabled={disabled}
      >
        <span style={{ backgroundColor: HEX.test(value) ? value : undefined }} />
      </button>
      {open && <ColourOverlay {...props} {...opened} />}
    </>
  )
}

const HEX = /^#([\da-f]{6}|[\da-f]{8})$/i
