import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TransferField } from '@/forms/fields/transfer-field.tsx'
import { InheritedNote } from '@/forms/settings-row.tsx'
import { CompanyCard } from './company-card.tsx'
import { productsForm } from './company-form.ts'
import { CompanySettings } from './company-settings.tsx'
import { usePartnerChoice, useSelectable } from './use-selectable.ts'
import { VersionsCard } from './versions-card.tsx'

/** The products that the company may grant, selected by its partner's staff (R035, G067). */
export default function AvailableProductsScreen() {
  const { t } = useTranslation('company')
  const products = useSelectable('PRODUCT')
  const partnerProducts = usePartnerChoice()?.selectedProducts
  const items = useMemo(
    () => products?.map(({ ospId, name }) => ({ id: ospId, label: name })) ?? [],
    [products],
  )
  return (
    <CompanySettings>
      <CompanyCard plain title={t('screens.CompanySettingsAvailableProducts')} form={productsForm}>
        {() => (
          <div className="contract-form-wide stack">
            {partnerProducts && (
              <InheritedNote
                name="selectedProducts"
                inherited={{
                  value: partnerProducts,
                  text: t('products.count', { count: partnerProducts.length }),
                  from: 'partner',
                }}
              />
            )}
            <TransferField
              name="selectedProducts"
              items={items}
              otherLabel={t('products.others')}
              chosenLabel={t('products.chosen')}
            />
          </div>
        )}
      </CompanyCard>
      {products && <VersionsCard items={products} />}
    </CompanySettings>
  )
}
