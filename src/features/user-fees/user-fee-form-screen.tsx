import { useTranslation } from 'react-i18next'
import { getAllUserFees } from '@/api/generated/operations/user-fees.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { Missing } from '@/frame/missing.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useAddressParam } from '@/routes/address-param.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { AddFee } from './add-fee.tsx'
import { EditFee } from './edit-fee.tsx'

/** R223, G397: adds a fee at `create`, changes one at `edit?fee=`. */
export default function UserFeeFormScreen({ params }: ScreenProps<'type'>) {
  const { t } = useTranslation('user-fees')
  const [feeOspId] = useAddressParam('fee')
  const read = useRead(getAllUserFees, {})
  const isNew = params.type === 'create'
  // i18n-keys: user-fees:form.edit, user-fees:form.create
  return (
    <ScreenFrame name="UserFeeForm" params={params} title={t(isNew ? 'form.create' : 'form.edit')}>
      <Loaded read={read}>
        {(fees) => {
          if (isNew) return <AddFee fees={fees} />
          const fee = fees.find(({ ospId }) => ospId === feeOspId)
          if (!fee) return <Missing name="UserFeeForm" params={params} />
          return <EditFee fee={fee} fees={fees} reload={async () => read.mutate()} />
        }}
      </Loaded>
    </ScreenFrame>
  )
}
