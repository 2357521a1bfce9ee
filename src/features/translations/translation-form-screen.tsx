import { isKey } from '@/domain/translations/translation.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { Missing } from '@/frame/missing.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { AddTranslation } from './add-translation.tsx'
import { EditTranslation } from './edit-translation.tsx'

/** G060: `create`, or `edit` with the key in the query. */
export default function TranslationFormScreen({ params }: ScreenProps<'type'>) {
  const [key] = useAddressParam('key')
  if (params.type === 'create') return <AddTranslation params={params} />
  if (key !== undefined && isKey(key)) return <EditTranslation key={key} params={params} of={key} />
  return (
    <ScreenFrame name="TranslationForm" params={params}>
      <Missing name="TranslationForm" params={params} />
    </ScreenFrame>
  )
}
