import { useTranslation } from 'react-i18next'
import { TextField } from '@/forms/fields/fields.tsx'
import { Card } from '@/ui/basics/card.tsx'

/** The fields of a group, new or known. */
export function GroupFields({ isDefault = false }: { readonly isDefault?: boolean }) {
  const { t } = useTranslation('user-groups')
  return (
    <Card title={t('form.section')}>
      <div className="stack">
        <TextField
          name="name"
          label={t('columns.name')}
          required
          dir="auto"
          readOnly={isDefault}
          help={t(isDefault ? 'form.nameFixed' : 'form.nameHelp')}
        />
        <TextField
          name="description"
          label={t('columns.description')}
          help={t('form.descriptionHelp')}
          dir="auto"
        />
      </div>
    </Card>
  )
}
