import { useEffect, useId, useRef, type RefObject } from 'react'
import { say, type Saying } from '@/base/announcer.ts'

/** A pause in typing, in ms: results of typed text are announced after it, not on each key press. */
export const TYPING_PAUSE_MS = 1000

export interface SaidOptions extends Saying {
  /** Also announce the initial text, because a user action caused it. Equal texts are announced once. */
  readonly first?: boolean | undefined
}

/** Announces a text to screen readers when it changes. An empty text announces nothing. */
export function useSaid(text: string, { first = false, ...saying }: SaidOptions = {}): void {
  const own = useId()
  const { urgent, about = first ? text : own, wait } = saying
  const said = useRef(first ? '' : text)
  useEffect(() => {
    if (said.current === text) return
    said.current = text
    say(text, { urgent, about, wait })
  }, [text, urgent, about, wait])
  useCancelled(about, wait)
}

/** Cancels a message that still waits when its block disappears: its subject is no longer visible. */
function useCancelled(about: string, wait: number | undefined): void {
  useEffect(() => {
    if (wait === undefined) return undefined
    return () => say('', { about })
  }, [about, wait])
}

interface SaidWordsOptions extends SaidOptions {
  /** Whether the block that this one replaces has announced the same text. */
  readonly isRepeated?: ((words: string) => boolean) | undefined
}

/** Like `useSaid`, but announces the text content of the element with this ref, without the labels of its buttons. */
export function useSaidWords<Box extends HTMLElement>({
  first = false,
  isRepeated,
  ...saying
}: SaidWordsOptions = {}): RefObject<Box | null> {
  const own = useId()
  const box = useRef<Box>(null)
  const said = useRef(first ? '' : undefined)
  useEffect(() => {
    const words = wordsIn(box.current)
    const isNew = said.current !== undefined && said.current !== words
    said.current = words
    if (isNew && isRepeated?.(words) !== true) say(words, { about: first ? words : own, ...saying })
  })
  useCancelled(saying.about ?? own, saying.wait)
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
