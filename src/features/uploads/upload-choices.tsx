import { useTranslation } from 'react-i18next'
import type { UploadKind } from '~files/upload-files.ts'
import { getAllMrps, getAllPartners } from '@/api/generated/operations/partners.ts'
import { REFERENCES } from '@/api/generated/references.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { RadioGroup } from '@/ui/inputs/choice.tsx'
import type { UploadTab } from './upload-tabs.ts'
import styles from './uploads.module.css'

interface UploadChoicesProps {
  readonly tab: UploadTab
  readonly kind: UploadKind
  readonly onKind: (kind: UploadKind) => void
  readonly reseller: string
  readonly onReseller: (ospId: string) => void
  readonly provider: string
  readonly onProvider: (ospId: string) => void
}

/** The kind and owner of a file: selected before the file (R218). */
export function UploadChoices(props: UploadChoicesProps) {
  const { tab, kind, onKind, reseller, onReseller, provider, onProvider } = props
  const { t } = useTranslation('uploads')
  if (!tab.hasReseller && !tab.hasProvider && tab.kinds.length === 1) return null
  return (
    <div className={styles['choices']}>
      {tab.kinds.length > 1 && (
        <RadioGroup
          label={t('choices.kind')}
          name="kind"
          options={tab.kinds.map((value) => ({ value, label: t(`kinds.${value}.name`) }))}
          value={kind}
          onChange={(chosen) => onKind(tab.kinds.find((one) => one === chosen) ?? kind)}
        />
      )}
      {tab.hasProvider && <ProviderSelect value={provider} onChange={onProvider} />}
      {tab.hasReseller && <ResellerSelect value={reseller} onChange={onReseller} />}
    </div>
  )
}

interface SelectProps {
  readonly value: string
  readonly onChange: (ospId: string) => void
}

/** R218: the provider that the bookings in the file belong to. */
function ProviderSelect(props: SelectProps) {
  const { t } = useTranslation(['uploads', 'ui'])
  const read = useRead(getAllMrps, {}, { keep: true })
  return (
    <Loaded read={read}>
      {(partners) => (
        <PartnerSelect
          {...props}
          label={t('choices.provider')}
          placeholder={t('ui:form.choose')}
          partners={partners}
          required
        />
      )}
    </Loaded>
  )
}

const RESELLERS: readonly string[] = REFERENCES.reseller

/** R218: the file can then only refer to users of this reseller's companies. */
function ResellerSelect(props: SelectProps) {
  const { t } = useTranslation('uploads')
  const read = useRead(getAllPartners, {}, { keep: true })
  return (
    <Loaded read={read}>
      {(partners) => (
        <PartnerSelect
          {...props}
          label={t('choices.reseller')}
          help={t('choices.resellerHelp')}
          placeholder={t('choices.allResellers')}
          partners={partners.filter(({ data }) => RESELLERS.includes(data.partnerType))}
        />
      )}
    </Loaded>
  )
}

interface PartnerSelectProps extends SelectProps {
  readonly label: string
  readonly help?: string
  readonly placeholder: string
  readonly required?: boolean
  readonly partners: readonly components['schemas']['PartnerSummary'][]
}

/** A choice among the active partners. */
function PartnerSelect({ partners, value, onChange, placeholder, ...field }: PartnerSelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          placeholder={placeholder}
          options={partners
            .filter(({ active }) => active)
            .map(({ ospId, data }) => ({ value: ospId, label: data.name }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
