import { useEffect, useState } from 'react'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import { getServiceResourceIcon } from '@/api/generated/operations/resources.ts'

/** The icon of a service. R261: an icon that cannot be loaded is left out. */
export function ServiceIcon({ ospId }: { readonly ospId: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isCurrent = true
    const show = async (): Promise<void> => {
      const icon = await call(
        getServiceResourceIcon,
        { path: { serviceResourceOspId: ospId } },
        { ignore: ['*'] },
      )
      if (!isCurrent) return
      made = URL.createObjectURL(icon)
      setAddress(made)
    }
    show().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
    return () => {
      isCurrent = false
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [ospId])
  return address === undefined ? (
    '–'
  ) : (
    <img src={address} alt="" width={24} height={24} onError={() => setAddress(undefined)} />
  )
}
