import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SwitchField } from '@/forms/fields/fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { CompanyCard } from './company-card.tsx'
import { CompanySettings } from './company-settings.tsx'
import { servicesForm } from './services-form.ts'
import { usePartnerChoice, useSelectable, type Selectable } from './use-selectable.ts'
import { VersionsCard } from './versions-card.tsx'

/** The services that the app shows to the users of the company, which staff of its partner select (R035, G067). */
export default function MobileAppScreen() {
  const services = useSelectable('SERVICE_RESOURCE')
  return (
    <CompanySettings>
      {services && (
        <>
          <Services services={services} />
          <VersionsCard items={services} />
        </>
      )}
    </CompanySettings>
  )
}

function Services({ services }: { readonly services: readonly Selectable[] }) {
  const { t } = useTranslation(['company', 'ui'])
  const partnerServices = usePartnerChoice()?.selectedServiceResources
  const form = useMemo(() => servicesForm(services), [services])
  const nameOf = (field: string): string =>
    services.find(({ ospId }) => field === `services.${ospId}`)?.name ?? t('screens.CompanySettingsMobileApp')
  const inheritedOf = (ospId: string) => {
    if (partnerServices === undefined) return undefined
    const value = partnerServices.includes(ospId)
    return { value, text: t(value ? 'ui:form.on' : 'ui:form.off'), from: 'partner' as const }
  }
  return (
    <CompanyCard title={t('services.title')} form={form} labelOf={nameOf}>
      {() =>
        services.map(({ ospId, name }) => (
          <SettingsRow key={ospId} name={`services.${ospId}`} inherited={inheritedOf(ospId)}>
            <SwitchField name={`services.${ospId}`} label={name} />
          </SettingsRow>
        ))
      }
    </CompanyCard>
  )
}
