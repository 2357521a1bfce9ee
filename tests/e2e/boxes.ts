/** Positions on the page that are compared with each other. */
import type { ElementHandle, Locator } from '@playwright/test'

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/**
 * The rectangles of elements, in px of the window, all measured at the same moment, because content that appears
 * between two measurements would move only one of them. Waits until each element is visible. Throws if one has
 * disappeared by then.
 */
export async function boxesOf<const T extends readonly [Locator, ...Locator[]]>(
  ...locators: T
): Promise<{ [K in keyof T]: Box }>
export async function boxesOf(...locators: readonly [Locator, ...Locator[]]): Promise<readonly Box[]> {
  await Promise.all(locators.map((one) => one.waitFor()))
  const handles = await Promise.all(
    locators.map((one) => one.elementHandle() as Promise<ElementHandle<Element>>),
  )
  const boxes = await locators[0].page().evaluate(
    (all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return { x, y, width, height }
      }),
    handles,
  )
  if (boxes.some(({ width, height }) => width === 0 || height === 0))
    throw new Error('an element to measure is not shown')
  return boxes
}

/** The vertical centre of a rectangle, in px of the window. */
export const middleOf = ({ y, height }: Box): number => Math.round(y + height / 2)
