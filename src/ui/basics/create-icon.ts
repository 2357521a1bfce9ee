import { createElement, type ReactNode, type SVGProps } from 'react'

/** An element of an icon: its tag, and its attributes. */
type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in px. */
  readonly size?: number | string
  readonly children?: ReactNode
}

const OF_ALL = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * Makes the component of an icon. Takes the place of the function of the same use in `lucide-react` (build/plain-icons.ts),
 * which works out names, classes and attributes anew each time an icon renders: here that is done once per icon, and its
 * drawing stays the same, so that React skips it.
 */
export function createIcon(...shapes: readonly IconShape[]) {
  const drawing = shapes.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = 24, children, ...rest }: IconProps) {
    const isHidden = !children && !isNamed(rest)
    const props = { ...OF_ALL, width: size, height: size, 'aria-hidden': isHidden || undefined, ...rest }
    return createElement('svg', props, ...drawing, children)
  }
}

/** An icon that says nothing to screen readers is hidden from them. */
const isNamed = (props: object): boolean =>
  Object.entries(props).some(
    ([prop, value]) => value != null && (prop.startsWith('aria-') || prop === 'role' || prop === 'title'),
  )
