import type { MouseEvent } from 'react'

/**
 * For the element around the buttons of a form. Pressing a button would blur the focused field. The error that the
 * field then shows (R158) moves the button away from under the pointer, and the click is lost. So the focus moves on
 * click, not on press. A click without a pointer, such as by Enter in a field, does not move the focus.
 */
export const pressInPlace = {
  onMouseDown: (event: MouseEvent): void => {
    if (buttonOf(event)) event.preventDefault()
  },
  onClickCapture: (event: MouseEvent): void => {
    if (event.detail > 0) buttonOf(event)?.focus({ preventScroll: true })
  },
} as const

const buttonOf = ({ target }: MouseEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
