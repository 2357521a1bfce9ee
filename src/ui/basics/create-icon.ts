import { createElement, type ReactNode, type SVGProps } from 'react'

/** An icon as `lucide-react` holds it: its elements, each with its attributes. */
export interface IconData {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in px. */
  readonly size?: number | string
  readonly children?: ReactNode
}

const OF_ALL = {
  xmlns: 'http://www.w3.org/2000/svg',
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
 * elements stay the same, so that React skips them.
 */
export function createIcon({ name, aliases = [], node }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ')
  const elements = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = 24, className, children, ...rest }: IconProps) {
    const props = {
      ...OF_ALL,
      width: size,
      height: size,
      className: className === undefined ? classes : `${classes} ${className}`,
      'aria-hidden': children || isNamed(rest) ? undefined : true,
      ...rest,
    }
    return createElement('svg', props, elements, children)
  }
}

/** An icon that says nothing to screen readers is hidden from them. */
const isNamed = (props: object): boolean =>
  Object.entries(props).some(
    ([prop, value]) => value != null && (prop.startsWith('aria-') || prop === 'role' || prop === 'title'),
  )
