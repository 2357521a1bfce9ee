import { useLayoutEffect, type Dispatch, type SetStateAction } from 'react'
import { isCharacter } from './shortcuts.ts'

/**
 * Puts typed text into a field, from the moment that `isOpening` is set until the field has the focus. The code of the
 * field may still be loading, and a dialog takes the focus only after it has rendered; meanwhile the keys would go to
 * the page, or to the form below the dialog. `field` is the field's selector.
 */
export function useTypeAhead(
  isOpening: boolean,
  field: string,
  setText: Dispatch<SetStateAction<string>>,
): void {
  useLayoutEffect(() => {
    if (!isOpening) return
    const onKey = (event: KeyboardEvent): void => {
      if (!isCharacter(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setText((text) => text + event.key)
    }
    const onFocus = ({ target }: FocusEvent): void => {
      // The dialog itself has the focus until its content has rendered.
      if (target instanceof Element && target.matches('[role=dialog]')) return
      stop()
      if (!(target instanceof HTMLInputElement) || !target.matches(field)) return
      // The dialog selects the text of the field that it focuses, so the next key press would replace it.
      queueMicrotask(() => target.setSelectionRange(target.value.length, target.value.length))
    }
    const stop = (): void => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('focusin', onFocus)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('focusin', onFocus)
    return stop
  }, [isOpening, field, setText])
}
