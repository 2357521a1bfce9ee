import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { RemoteSelect } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { searchCompanies } from '@/domain/organisations/search-organisations.ts'
import { ofCompany, ofPartner } from './compare-form.ts'
import { Differences } from './differences.tsx'

/**
 * The settings of a company beside the settings of another company, or beside the offer of its partner. The user
 * selects settings to copy to the company.
 */
export default function CompareScreen({ params }: ScreenProps<'accountOspId'>) {
  const { t } = useTranslation('corporate-accounts')
  const { accountOspId } = params
  const read = useRecord(getCorporateAccount, { body: { ospId: accountOspId } })
  const [otherOspId, setOther] = useAddressParam('with')
  const ofIts = read.data?.data.partner
  const isPartner = otherOspId !== undefined && otherOspId === ofIts?.ospId
  const partner = useRecord(getPartner, isPartner ? { body: { ospId: otherOspId } } : null)
  const other = useRecord(
    getCorporateAccount,
    otherOspId === undefined || ofIts === undefined || isPartner ? null : { body: { ospId: otherOspId } },
  )
  const [chosen, setChosen] = useState<RemoteOption>()
  const [hasChosen, setHasChosen] = useState(false)
  const choose = (ospId: string | undefined): void => {
    setHasChosen(true)
    setOther(ospId)
  }
  const found = isPartner ? partner.data : other.data
  const known = found && { value: found.ospId, label: found.data.name }
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
            <div className="stack">
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
                      choose(option?.value)
                    }}
                  />
                )}
              </Field>
              <div>
                <Button
                  size="small"
                  aria-pressed={isPartner}
                  onClick={() => choose(company.data.partner.ospId)}
                >
                  {t('compare.partner', { name: company.data.partner.name })}
                </Button>
              </div>
            </div>
          </Card>
          {otherOspId === undefined ? (
            <EmptyState kind="nothing-yet" title={t('compare.none.title')} text={t('compare.none.text')} />
          ) : isPartner ? (
            <Loaded read={partner}>
              {(its) => (
                <Differences
                  key={its.ospId}
                  company={company}
                  other={ofPartner(its)}
                  announcesInitialRows={hasChosen}
                />
              )}
            </Loaded>
          ) : (
            <Loaded read={other}>
              {(its) => (
                <Differences
                  key={its.ospId}
                  company={company}
                  other={ofCompany(its)}
                  announcesInitialRows={hasChosen}
                />
              )}
            </Loaded>
          )}
        </>
      )}
    </RecordScreen>
  )
}
