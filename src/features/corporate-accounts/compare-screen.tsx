import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { RemoteSelect } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { searchCompanies } from './company-search.ts'
import { Differences } from './differences.tsx'

/** The settings of two companies side by side; chosen ones are copied to the first. */
export default function CompareScreen({ params }: ScreenProps<'accountOspId'>) {
  const { t } = useTranslation('corporate-accounts')
  const { accountOspId } = params
  const read = useRecord(getCorporateAccount, { body: { ospId: accountOspId } })
  const [otherOspId, setOther] = useAddressParam('with')
  const other = useRecord(
    getCorporateAccount,
    otherOspId === undefined ? null : { body: { ospId: otherOspId } },
  )
  const [chosen, setChosen] = useState<RemoteOption>()
  const known = other.data && { value: other.data.ospId, label: other.data.data.name }
  return (
    <RecordScreen
      name="CompareCorporateAccounts"
      params={params}
      read={read}
      crumbNames={read.data && { CorporateAccountView: read.data.data.name }}
      title={({ data }) => t('compare.title', { name: data.name })}
      lead={() => t('compare.lead')}
    >
      {(company) => (
        <>
          <Card>
            <Field label={t('compare.with')}>
              {(control) => (
                <RemoteSelect
                  {...control}
                  clearable
                  value={otherOspId === undefined ? undefined : (known ?? chosen)}
                  search={async (text, signal) =>
                    (await searchCompanies(text, signal)).filter(({ value }) => value !== accountOspId)
                  }
                  placeholder={t('form.copyPlaceholder')}
                  onChange={(option) => {
                    setChosen(option)
                    setOther(option?.value)
                  }}
                />
              )}
            </Field>
          </Card>
          {otherOspId === undefined ? (
            <EmptyState kind="nothing-yet" title={t('compare.none.title')} text={t('compare.none.text')} />
          ) : (
            <Loaded read={other}>
              {(found) => <Differences key={found.ospId} company={company} other={found} />}
            </Loaded>
          )}
        </>
      )}
    </RecordScreen>
  )
}
