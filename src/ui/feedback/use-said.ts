import { useEffect, useId, useRef, type RefObject } from 'react'
import { say, type Saying } from '@/base/announcer.ts'

/** A pause in typing, in ms: what follows from a typed text is told after it, and not at each key. */
export const TYPING_PAUSE_MS = 1000

export interface SaidOptions extends Saying {
  /** It is said also as it first appears, because something that was done brought it. The same words are said once. */
  readonly first?: boolean | undefined
}

/** Tells screen readers a text when it changes. An empty one says nothing. */
export function useSaid(text: string, { first = false, ...saying }: SaidOptions = {}): void {
  const own = useId()
  const { urgent, about = first ? text : own, wait } = saying
  const said = useRef(first ? '' : text)
  useEffect(() => {
    if (said.current === text) return
    said.current = text
    say(text, { urgent, about, wait })
  }, [text, urgent, about, wait])
}

/** As `useSaid`, for what stands in the element with this ref. The labels of its buttons are no part of it. */
export function useSaidWords<Box extends HTMLElement>({
  first = false,
  ...saying
}: SaidOptions = {}): RefObject<Box | null> {
  const own = useId()
  const box = useRef<Box>(null)
  const said = useRef(first ? '' : undefined)
  useEffect(() => {
    const words = wordsIn(box.current)
    const isNew = said.current !== undefined && said.current !== words
    said.current = words
    if (isNew) say(words, { about: first ? words : own, ...saying })
  })
  return box
}

const SILENT = 'button, [aria-hidden=true]'

function wordsIn(box: Element | null): string {
  if (!box) return ''
  const words: string[] = []
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const word = node.textContent?.trim() ?? ''
    if (word !== '' && node.parentElement?.closest(SILENT) === null) words.push(word)
  }
  return words.join(' ')
}
