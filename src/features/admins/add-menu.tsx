import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { MenuButton } from '@/ui/overlays/menu.tsx'

/** The menu to add a person. Each kind of contact has its own page. */
export function AddMenu() {
  const { t } = useTranslation('admins')
  const item = (id: 'AddAdmin' | 'AddInvoicingContact' | 'AddHrContact' | 'AddBudgetContact') => ({
    id,
    label: t(`add.${id}`),
    href: hrefTo(id),
  })
  return (
    <MenuButton
      look="primary"
      icon={<Plus />}
      groups={[
        { items: [item('AddAdmin')] },
        {
          label: t('add.contacts'),
          items: [item('AddInvoicingContact'), item('AddHrContact'), item('AddBudgetContact')],
        },
      ]}
    >
      {t('add.label')}
    </MenuButton>
  )
}
