/** Whether two rectangles on the page have a part in common. */
export const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right
