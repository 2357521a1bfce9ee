import { useTranslation } from 'react-i18next'
import { FormValues, useFillIn } from '@/forms/form-values.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { toInherited, type BrandingValues } from './branding-form.ts'
import type { Branding } from './use-branding.ts'

export interface ResetNoteProps {
  readonly branding: Branding
  readonly from: 'partner' | 'platform'
}

/**
 * Shows that everything is inherited, or offers to reset the branding. Resetting only fills the form, so that the
 * preview shows the result before the user saves.
 */
export function ResetNote({ branding: { present, above, types }, from }: ResetNoteProps) {
  const { t } = useTranslation('branding')
  const fillIn = useFillIn()
  const inherited = toInherited(types, above)
  const isAbove = (values: Partial<BrandingValues>): boolean =>
    values.brandColor === inherited.brandColor &&
    types.every(({ imageType }) => values.images?.[imageType] === 'above')
  return (
    <FormValues<BrandingValues>>
      {(values) => (
        <p className="muted">
          {isAbove(values) ? (
            t(`inherited.${from}`)
          ) : (
            <>
              <span>{t(`own.${from}`, { name: present.ownerName })}</span>{' '}
              <Button look="link" onClick={() => fillIn(flat(inherited))}>
                {t(`reset.${from}`)}
              </Button>
            </>
          )}
        </p>
      )}
    </FormValues>
  )
}

/** The values by field name. */
const flat = ({ brandColor, images }: BrandingValues): Readonly<Record<string, unknown>> => ({
  brandColor,
  ...Object.fromEntries(Object.entries(images).map(([type, value]) => [`images.${type}`, value])),
})
