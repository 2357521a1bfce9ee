import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { hrefTo } from '@/routes/href.ts'
import { MenuButton } from '@/ui/overlays/menu.tsx'

const SCREENS = [
  'AddResourceGroupToProduct',
  'AddServiceResourceToProduct',
  'AddRentalCarResourceToProduct',
] as const

/** The menu to add a part to a product. Each kind of part has its own page (G062). */
export function AddPartMenu({ productOspId }: { readonly productOspId: string }) {
  const { t } = useTranslation('products')
  return (
    <MenuButton
      look="primary"
      icon={<Plus />}
      groups={[
        {
          items: SCREENS.map((id) => ({ id, label: t(`add.${id}`), href: hrefTo(id, {}, { productOspId }) })),
        },
      ]}
    >
      {t('add.label')}
    </MenuButton>
  )
}
