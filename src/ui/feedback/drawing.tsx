import './empty-page.css'

export type DrawingName = 'route' | 'search' | 'lock'

/** A line drawing of 96 px in the colour of the text, for empty places. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 96 96" aria-hidden="true">
    <path d="M10 78h20a10 10 0 0 0 10-10V42a10 10 0 0 1 10-10h16" />
    <circle cx="10" cy="78" r="5" />
    <circle cx="40" cy="56" r="5" />
    {ends[name]}
  </svg>
)

/** The end of the drawing's route. */
const ends = {
  route: (
    <>
      <path d="M78 52c8-9 12-15 12-21a12 12 0 0 0-24 0c0 6 4 12 12 21z" />
      <circle cx="78" cy="31" r="4" />
      <path className="drawing-pale" d="M52 84h38M57 84V70h28v14M64 70v-6h14v6M64 77h3M75 77h3" />
    </>
  ),
  search: (
    <>
      <circle cx="77" cy="32" r="11" />
      <path d="m85 40 7 7" />
    </>
  ),
  lock: (
    <>
      <rect x="66" y="28" width="24" height="20" rx="4" />
      <path d="M71 28v-6a7 7 0 0 1 14 0v6M78 36v4" />
    </>
  ),
} as const
