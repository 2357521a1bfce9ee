import { useCallback } from 'react'
import { useQueryText } from '@/routes/address-param.ts'
import { rememberedHref, type Href } from '@/routes/href.ts'
import { usePath } from '@/routes/navigate.tsx'
import { isIdentifier } from '@/base/identifier.ts'

export interface RowDialogAddress {
  /** The name of the open dialog. */
  readonly dialog: string | undefined
  /** The id of its row. */
  readonly row: string | undefined
  readonly open: (dialog: string, row: string) => void
  /** The address of this page with the dialog open. */
  readonly hrefOf: (dialog: string, row: string) => Href
  readonly close: () => void
}

/** Keeps the open dialog of a list and its row in the address: `?dialog=activate&<param>=u-1`. */
export function useRowDialogAddress(param: string, isId = isIdentifier): RowDialogAddress {
  const [search, put] = useQueryText()
  const path = usePath()
  const query = new URLSearchParams(search)
  const row = query.get(param) ?? ''
  const closed = withoutDialog(query, param)
  const set = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      put(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(values))
            if (value === undefined) next.delete(name)
            else next.set(name, value)
          return next.toString()
        },
        { replace: true },
      ),
    [put],
  )
  return {
    dialog: query.get('dialog') ?? undefined,
    row: isId(row) ? row : undefined,
    open: useCallback((dialog, row) => set({ dialog, [param]: row }), [set, param]),
    hrefOf: useCallback(
      (dialog, row) => {
        const next = new URLSearchParams(closed)
        next.set('dialog', dialog)
        next.set(param, row)
        return rememberedHref(`${path}?${next}`)
      },
      [closed, path, param],
    ),
    close: useCallback(() => set({ dialog: undefined, [param]: undefined }), [set, param]),
  }
}

/** The same whether a dialog is open or not, so that rows do not render again when one opens. */
function withoutDialog(query: URLSearchParams, param: string): string {
  const next = new URLSearchParams(query)
  next.delete('dialog')
  next.delete(param)
  return next.toString()
}
