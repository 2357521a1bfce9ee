/** An element of an icon: its tag, and its attributes. */
export type IconShape = readonly [tag: string, attributes: Attributes]
type Attributes = Readonly<Record<string, string>>
type Numbers = Readonly<Record<string, number>>

const ellipse = (cx: number, cy: number, rx: number, ry: number): string => {
  const half = (width: number): string => `a${rx} ${ry} 0 1 0 ${width} 0`
  return `M${cx - rx} ${cy}${half(2 * rx)}${half(-2 * rx)}z`
}

/** The elements that icons are drawn with beside paths, each as the data of a path. */
const AS_PATH: Readonly<Record<string, (at: Numbers) => string>> = {
  circle: ({ cx = 0, cy = 0, r = 0 }) => ellipse(cx, cy, r, r),
  ellipse: ({ cx = 0, cy = 0, rx = 0, ry = 0 }) => ellipse(cx, cy, rx, ry),
  line: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}`,
  // One radius is the other as well.
  rect: ({ x = 0, y = 0, width = 0, height = 0, ry = 0, rx = ry }) => {
    const corner = (dx: number, dy: number): string => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`
    const [across, down] = [width - 2 * rx, height - 2 * rx]
    const right = `h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}`
    return `M${x + rx} ${y}${right}h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
  },
}

/** The data of a path that draws an element, or `undefined` if the element is more than a line. */
function lineOf(tag: string, { d, fill, ...place }: Attributes): string | undefined {
  if (fill !== undefined) return undefined
  const at: Record<string, number> = {}
  for (const [name, value] of Object.entries(place)) at[name] = Number(value)
  return d ?? AS_PATH[tag]?.(at)
}

/** A path may begin with a move that is relative, to the corner. */
const fromCorner = (line: string): string => (line.startsWith('m') ? `M0 0${line}` : line)

/**
 * Draws an icon with one path where all its elements are lines. Three elements are three times the work for React, for
 * styles and for the layout, and a page has up to a hundred icons.
 */
export function inOnePath(shapes: readonly IconShape[]): readonly IconShape[] {
  const lines = shapes.map(([tag, attributes]) => lineOf(tag, attributes))
  return lines.every((line) => line !== undefined)
    ? [['path', { d: lines.map(fromCorner).join('') }]]
    : shapes
}
