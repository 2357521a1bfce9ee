import { call } from '@/api/client.ts'
import { getPortalBranding, getPortalLogo } from '@/api/generated/operations/branding.ts'
import { startRead } from '@/api/use-read.ts'
import { store } from '@/base/store.ts'
import { applyBrand, resetBrand } from '@/ui/theme/brand.ts'
import { accountOspIdAtom, logoAtom } from './state.ts'

/** G181: without branding or logo the portal shows its own, without a notice. */
const SILENT = { ignore: ['*'] } as const

/**
 * Requests the colour and the logo of the selected company. Returns the steps that apply them, in the order of R128.
 */
export function startLookReads(ospId: string | undefined): readonly (() => Promise<unknown>)[] {
  const company = ospId === undefined ? {} : { corporateAccountOspId: ospId }
  const branding = startRead(getPortalBranding, { body: company }, SILENT)
  const logo = readLogo(company)
  logo.catch(() => undefined)
  // Ignore a response that arrives after the user has selected another company.
  const isCurrent = (): boolean => store.get(accountOspIdAtom) === ospId
  return [
    async () => {
      const response = await branding.response.catch(() => undefined)
      if (!isCurrent()) return
      if (response) applyBrand(response.brandColor)
      else resetBrand()
    },
    async () => {
      const image = await logo.catch(() => undefined)
      if (isCurrent()) showLogo(image)
    },
  ]
}

/** Requests colour and logo again after they were changed. */
export async function renewLook(): Promise<void> {
  for (const apply of startLookReads(store.get(accountOspIdAtom))) await apply()
}

export function removeLook(): void {
  showLogo(undefined)
  store.set(logoAtom, undefined)
  resetBrand()
}

async function readLogo(query: { readonly corporateAccountOspId?: string }): Promise<Blob> {
  // R285: images are shown as PNG, regardless of the type that the server sends.
  const image = new Blob([await call(getPortalLogo, { query }, SILENT)], { type: 'image/png' })
  // Decode it first: bytes that are not an image throw here, instead of showing as a broken image.
  ;(await createImageBitmap(image)).close()
  return image
}

function showLogo(image: Blob | undefined): void {
  const shown = store.get(logoAtom)
  if (shown) URL.revokeObjectURL(shown)
  store.set(logoAtom, image ? URL.createObjectURL(image) : null)
}
