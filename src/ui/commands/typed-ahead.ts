import { useLayoutEffect, type Dispatch, type SetStateAction } from 'react'
import { isCharacter } from './shortcuts.ts'

/**
 * Puts into a field what is typed from the moment that `isOpening` until the field has the focus. Its code may have to be
 * fetched first, and a dialog takes the focus only after it is drawn; meanwhile the keys would go to the page, or to the
 * form below the dialog. `field` is the field's selector.
 */
export function useTypedAhead(
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
      // The dialog itself has the focus until there is something inside it.
      if (target instanceof Element && target.matches('[role=dialog]')) return
      stop()
      if (!(target instanceof HTMLInputElement) || !target.matches(field)) return
      // The dialog selects the text of the field that it gives the focus to: the next letter would replace it.
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
