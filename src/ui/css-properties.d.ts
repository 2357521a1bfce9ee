import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A custom property handed to a block's stylesheet. */
    [name: `--${string}`]: string | number | undefined
  }
}
