import type { ReactNode } from 'react'

/*
 * The icons of the first page and of rows, drawn as lucide draws them. The library's own code for icons is more than a
 * kilobyte, which the sign-in page does without, and takes longer to render than the rest of a cell.
 */

const icon = (shape: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width={24}
        height={24}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    )
  }

export const ChevronDown = icon(<path d="m6 9 6 6 6-6" />)

export const CircleAlert = icon(
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 8v4M12 16h.01" />
  </>,
)

const eye = 'M2 12a10.8 10.8 0 0 1 20 0 10.8 10.8 0 0 1-20 0'

export const Eye = icon(
  <>
    <path d={eye} />
    <circle cx="12" cy="12" r="3" />
  </>,
)

export const EyeOff = icon(
  <>
    <path d={eye} />
    <circle cx="12" cy="12" r="3" />
    <path d="m3 3 18 18" />
  </>,
)

export const More = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" />)
