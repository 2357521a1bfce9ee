/** Records what a screen reader announces: each line added to a live region that is not hidden. */

import { cancelAnnouncements } from '@/base/announcer.ts'

const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output'

export interface Listener {
  readonly announced: readonly string[]
  /**
   * Messages added to a hidden live region, such as on the page behind a dialog. Screen readers do not announce them.
   */
  readonly lost: readonly string[]
  /** Clears the record. */
  readonly forget: () => void
  readonly stop: () => void
}

export function listen(): Listener {
  cancelAnnouncements()
  const announced: string[] = []
  const lost: string[] = []
  const note = (region: Element, node: Node): void => {
    const words = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    if (words !== '') (region.closest('[aria-hidden=true]') ? lost : announced).push(words)
  }
  const recordNode = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement
    if (!element?.isConnected) return
    // A message in nested live regions is announced once per region.
    for (let region = element.closest(LIVE); region; region = region.parentElement?.closest(LIVE) ?? null)
      note(region, node)
    if (node instanceof Element) for (const region of node.querySelectorAll(LIVE)) note(region, region)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') addedNodes.forEach(recordNode)
      else recordNode(target)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return {
    announced,
    lost,
    forget: () => {
      announced.length = 0
      lost.length = 0
    },
    stop: () => observer.disconnect(),
  }
}

/** Live regions inside other live regions. Their messages are announced twice. */
export const nestedRegions = (): readonly string[] =>
  [...document.querySelectorAll(LIVE)]
    .filter((region) => region.parentElement?.closest(LIVE))
    .map((region) => region.outerHTML.slice(0, 200))
