import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A custom property passed to a block's stylesheet. */
    [name: `--${string}`]: string | number | undefined
  }
}
