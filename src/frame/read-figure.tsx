import { Figure, type FigureProps } from '@/ui/figures/figures.tsx'
import { retryRead, type Reading } from './loaded.tsx'

export interface ReadFigureProps<Data> extends Pick<FigureProps, 'label' | 'href'> {
  readonly read: Reading<Data>
  /** How to show the data. An error thrown here fails this figure, not the page. */
  readonly show: (data: Data) => Pick<FigureProps, 'value' | 'note' | 'trend'>
}

/** A figure with its own read. It loads and fails in its place. */
export function ReadFigure<Data>({ label, href, read, show }: ReadFigureProps<Data>) {
  const shown = shownOf(read, show)
  const hasFailed = !shown && (read.data !== undefined || read.error !== undefined)
  return (
    <Figure
      label={label}
      href={href}
      value={undefined}
      {...shown}
      failed={hasFailed ? { pending: read.isValidating, retry: () => retryRead(read) } : undefined}
    />
  )
}

/** Returns `undefined` also if the response breaks the contract. */
function shownOf<Data>({ data }: Reading<Data>, show: ReadFigureProps<Data>['show']) {
  try {
    return data === undefined ? undefined : show(data)
  } catch {
    return undefined
  }
}
