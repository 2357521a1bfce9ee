import { useEffect, useMemo, useState } from 'react'
import { getBrandingImage } from '@/api/generated/operations/branding.ts'
import { useRead } from '@/api/use-read.ts'
import type { ImageValue } from './branding-form.ts'

export interface ImageOwner {
  readonly ospId: string
  /** The owner of the inherited image. Absent if there is none. */
  readonly aboveOspId?: string | undefined
}

/** R261: an image that cannot be read is hidden without a notice. */
const SILENT = { ignore: ['*'] } as const

/** The address of an image as it will be after saving. `undefined` if there is none. */
export function useImageUrl(
  { ospId, aboveOspId }: ImageOwner,
  imageType: string,
  value: ImageValue = 'above',
): string | undefined {
  const from = value === 'own' ? ospId : value === 'above' ? aboveOspId : undefined
  const read = useRead(
    getBrandingImage,
    from === undefined ? null : { body: { ospId: from, imageType } },
    SILENT,
  )
  const file = typeof value === 'object' && !value.refused ? value.file : undefined
  const bytes = from === undefined || read.error ? undefined : read.data
  // R285: images are shown as PNG, whatever type the server sends.
  const stored = useMemo(() => bytes && new Blob([bytes], { type: 'image/png' }), [bytes])
  return useObjectUrl(file ?? stored)
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be revoked, so it is created here
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return url
}
