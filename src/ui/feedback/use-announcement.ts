import { useEffect, useId, useRef, type RefObject } from 'react'
import { announce, type AnnounceOptions } from '@/base/announcer.ts'

/** A pause in typing, in ms: results of typed text are announced after it, not on each key press. */
export const TYPING_PAUSE_MS = 1000

export interface AnnouncementOptions extends AnnounceOptions {
  /** Also announce the initial text, because a user action caused it. Equal texts are announced once. */
  readonly first?: boolean | undefined
}

interface TextAnnouncementOptions extends AnnouncementOptions {
  /** Announced after a new text, such as a detail that is further down the page. */
  readonly also?: string | undefined
  /** Whether that detail has been announced with the text before. */
  readonly isAlsoRepeated?: (() => boolean) | undefined
}

/** Announces a text to screen readers when it changes. An empty text announces nothing. */
export function useAnnouncement(
  text: string,
  { first = false, also, isAlsoRepeated, ...options }: TextAnnouncementOptions = {},
): void {
  const own = useId()
  const { urgent, about = first ? text : own, wait } = options
  const announced = useRef(first ? '' : text)
  useEffect(() => {
    if (announced.current === text) return
    announced.current = text
    const isAlsoNews = also !== undefined && isAlsoRepeated?.() !== true
    announce(isAlsoNews ? `${text}. ${also}` : text, { urgent, about, wait })
  }, [text, urgent, about, wait, also, isAlsoRepeated])
  useCancelled(about, wait)
}

/** Cancels a message that still waits when its block disappears: its subject is no longer visible. */
function useCancelled(about: string, wait: number | undefined): void {
  useEffect(() => {
    if (wait === undefined) return undefined
    return () => announce('', { about })
  }, [about, wait])
}

/**
 * Like `useAnnouncement`, but announces the text content of the element with this ref, without the labels of its
 * buttons.
 */
export function useContentAnnouncement<Box extends HTMLElement>({
  first = false,
  ...options
}: AnnouncementOptions = {}): RefObject<Box | null> {
  const own = useId()
  const box = useRef<Box>(null)
  const announced = useRef(first ? '' : undefined)
  useEffect(() => {
    const words = wordsIn(box.current)
    const isNew = announced.current !== undefined && announced.current !== words
    announced.current = words
    if (isNew) announce(words, { about: first ? words : own, ...options })
  })
  useCancelled(options.about ?? own, options.wait)
  return box
}

const SILENT = 'button, [aria-hidden=true]'

/** The text of an element. Between the entries of a list of terms there is a comma, where a listener needs a pause. */
function wordsIn(box: Element | null): string {
  if (!box) return ''
  const words: string[] = []
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const word = node.textContent?.trim() ?? ''
    if (word === '' || node.parentElement?.closest(SILENT) !== null) continue
    const startsEntry = words.length > 0 && node.parentElement.closest('dt') !== null
    words.push(startsEntry ? `, ${word}` : ` ${word}`)
  }
  return words.join('').trim()
}
