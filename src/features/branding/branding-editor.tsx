import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import request from '@/api/generated/requests/SaveBrandingConfigurationRequest.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { EditForm } from '@/forms/record-form.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { renewLook } from '@/session/look.ts'
import { Card } from '@/ui/basics/card.tsx'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import {
  brokenIn,
  toChange,
  toForm,
  type BrandingChange,
  type BrandingValues,
  type Look,
} from './branding-form.ts'
import { BrandingPreview } from './branding-preview.tsx'
import { ImageRow } from './image-field.tsx'
import { ResetNote } from './reset-note.tsx'
import { saveBranding } from './save-branding.ts'
import { useBranding, type Branding } from './use-branding.ts'
import styles from './branding.module.css'

export interface BrandingEditorProps {
  /** The partner or company whose branding is edited. */
  readonly ospId: string
  /** The partner of a company, from which it inherits. A partner inherits from the platform. */
  readonly partnerOspId?: string | undefined
}

/** Edits the colour and images of a partner or company, beside a preview. */
export function BrandingEditor(props: BrandingEditorProps) {
  return (
    <Loaded read={useBranding(props.ospId)}>{(branding) => <Editor {...props} branding={branding} />}</Loaded>
  )
}

function Editor({ ospId, partnerOspId, branding }: BrandingEditorProps & { readonly branding: Branding }) {
  const { t } = useTranslation('branding')
  const { present, above, types, reload } = branding
  const form = useMemo(() => toForm(types), [types])
  const from = present.ownerKind === 'PARTNER' ? 'platform' : 'partner'
  const aboveImage = (imageType: string) => above.images.find((image) => image.imageType === imageType)
  const ownerOf = (imageType: string) => ({ ospId, aboveOspId: aboveImage(imageType) && partnerOspId })
  const save = async (change: BrandingChange, shows: Parameters<typeof saveBranding>[1]): Promise<Look> => {
    await saveBranding(change, shows)
    return asLook((await reload()) ?? present)
  }
  useRenewedLook(present)
  return (
    <div className={styles.editor}>
      <EditForm<Look, BrandingValues, BrandingChange>
        label={t('title')}
        request={FIELDS}
        record={asLook(present)}
        reload={async () => {
          const newer = await reload()
          return newer && asLook(newer)
        }}
        toForm={form}
        toBody={(values, base) => ({
          ospId,
          version: base.version,
          data: toChange(values, form(base), above),
        })}
        rules={(_body, values) => brokenIn(values)}
        save={save}
        onRecord={() => notify({ tone: 'success', text: t('saved') })}
        labelOf={(field) =>
          types.find(({ imageType }) => field === `images.${imageType}`)?.label ?? t(`fields.${field}`)
        }
        submitLabel={t('save')}
      >
        <RecordColumns side={<BrandingPreview name={present.ownerName} types={types} ownerOf={ownerOf} />}>
          <ResetNote branding={branding} from={from} />
          <Card title={t('sections.colour')} flush>
            <SettingsRow
              name="brandColor"
              inherited={{ value: above.brandColor, text: above.brandColor, from }}
            >
              <ContractField name="brandColor" help={t('help.brandColor')} />
            </SettingsRow>
          </Card>
          <Card title={t('sections.images')} flush>
            {types.map((type) => (
              <ImageRow
                key={type.imageType}
                type={type}
                owner={ownerOf(type.imageType)}
                changedOn={present.images.find((image) => image.imageType === type.imageType)?.updatedOn}
                inherited={{
                  value: 'above',
                  text: aboveImage(type.imageType)?.fileName ?? t('images.none'),
                  from,
                }}
              />
            ))}
          </Card>
        </RecordColumns>
      </EditForm>
    </div>
  )
}

const FIELDS = { fields: request.fields }
const asLook = (configuration: Branding['present']): Look => ({
  ...configuration,
  version: configuration.version ?? 0,
})

/** Updates the portal's own branding after a change, if it shows the branding of this company or partner. */
function useRenewedLook(present: Branding['present']): void {
  const known = useRef(present)
  useEffect(() => {
    if (known.current === present) return
    known.current = present
    void renewLook()
  }, [present])
}
