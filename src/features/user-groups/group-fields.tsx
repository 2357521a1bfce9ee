import { useTranslation } from 'react-i18next'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { Card } from '@/ui/basics/card.tsx'

/** The fields of a group, new or known. */
export function GroupFields({ isDefault = false }: { readonly isDefault?: boolean }) {
  const { t } = useTranslation('user-groups')
  return (
    <Card title={t('form.section')}>
      <div className="stack">
        <ContractField
          name="name"
          readOnly={isDefault}
          help={t(isDefault ? 'form.nameFixed' : 'form.nameHelp')}
        />
        <ContractField name="description" help={t('form.descriptionHelp')} />
      </div>
    </Card>
  )
}
