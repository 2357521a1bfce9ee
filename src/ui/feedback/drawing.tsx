import './empty-page.css'

export type DrawingName = 'route' | 'search' | 'lock' | 'list' | 'company' | 'missing' | 'done' | 'chart'

/** A line drawing of 96 px in the colour of the text, for empty pages. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 96 96" aria-hidden="true">
    {drawings[name]}
  </svg>
)

/** The path of a route, up to its destination. */
const way = (
  <>
    <path d="M10 78h20a10 10 0 0 0 10-10V42a10 10 0 0 1 10-10h16" />
    <circle cx="10" cy="78" r="5" />
    <circle cx="40" cy="56" r="5" />
  </>
)

/** Each kind of empty page has its own drawing, so that users can tell them apart. */
const drawings = {
  // The first steps of a company.
  route: (
    <>
      {way}
      <path d="M78 52c8-9 12-15 12-21a12 12 0 0 0-24 0c0 6 4 12 12 21z" />
      <circle cx="78" cy="31" r="4" />
      <path className="drawing-pale" d="M52 84h38M57 84V70h28v14M64 70v-6h14v6M64 77h3M75 77h3" />
    </>
  ),
  // A list in which nothing matches: rows under a magnifier.
  search: (
    <>
      <path className="drawing-pale" d="M12 26h44M12 44h26M12 62h22M12 80h34" />
      <circle cx="62" cy="54" r="18" />
      <path d="m75 67 13 13" />
    </>
  ),
  lock: (
    <>
      <path className="drawing-pale" d="M48 54v10" />
      <path d="M32 42V30a16 16 0 0 1 32 0v12" />
      <rect x="20" y="42" width="56" height="38" rx="8" />
      <circle cx="48" cy="61" r="4" />
    </>
  ),
  // A list without rows.
  list: (
    <>
      <rect x="14" y="18" width="68" height="60" rx="8" />
      <path d="M14 34h68" />
      <path className="drawing-pale" d="M26 48h20M62 48h8M26 62h28M62 62h8" />
    </>
  ),
  // No company is selected.
  company: (
    <>
      <path d="M18 80V28a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v52" />
      <path d="M58 46h14a6 6 0 0 1 6 6v28M10 80h76" />
      <path className="drawing-pale" d="M30 36h4M42 36h4M30 50h4M42 50h4M68 58h2M68 68h2M34 80V66h8v14" />
    </>
  ),
  // A record that does not exist: a sheet with a folded corner and a question mark.
  missing: (
    <>
      <path d="M24 14h32l18 18v44a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z" />
      <path className="drawing-pale" d="M56 14v18h18" />
      <path d="M39 48a7 7 0 1 1 10 6c-2 1-3 3-3 5M46 67v1" />
    </>
  ),
  // No tasks are left.
  done: (
    <>
      <circle cx="48" cy="48" r="32" />
      <path d="m34 49 10 10 19-21" />
    </>
  ),
  // No figures yet.
  chart: (
    <>
      <path d="M16 14v66h66" />
      <path className="drawing-pale" d="M30 66V54M46 66V44M62 66V50M78 66V36" />
    </>
  ),
} as const
