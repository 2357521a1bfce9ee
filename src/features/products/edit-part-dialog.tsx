import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getProductComposition, updateProductComposition } from '@/api/generated/operations/products.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import type { Part } from './part-actions.ts'
import { partForm } from './part-form.ts'
import { PartTermsFields } from './part-terms-fields.tsx'
import { PRODUCT_READS } from './product-actions.ts'

/** Changes the price of a part of a product. */
export function EditPartDialog({ item, ...dialog }: ActionDialogProps<Part>) {
  const { t } = useTranslation('products')
  const { detail, productOspId } = item
  const { item: part } = detail
  return (
    <ContractDialog
      {...dialog}
      placement="drawer"
      title={t('actions.editTerms.title', { name: part.name })}
      lead={t('actions.editTerms.text')}
    >
      <RecordForm
        {...partForm.editing}
        operation={updateProductComposition}
        refreshes={PRODUCT_READS}
        record={part}
        reload={async () => {
          const { items } = await call(getProductComposition, { body: { productOspId } })
          return items.find(({ ospId }) => ospId === part.ospId)
        }}
        labelOf={(field) => t(`fields.${field}`)}
        saved={({ name }) => t('actions.editTerms.done', { name })}
        label={t('actions.editTerms.label')}
        submitLabel={t('save')}
      >
        <div className="stack">
          <PartTermsFields />
        </div>
      </RecordForm>
    </ContractDialog>
  )
}
