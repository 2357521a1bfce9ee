import Plus from 'lucide-react/icons/plus'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addReportRecipient, getReportRecipients } from '@/api/generated/operations/reporting.ts'
import request from '@/api/generated/requests/ReportRecipientRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { asRequest } from '@/forms/draft.ts'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { column, defineColumns } from '@/lists/columns.tsx'
import { ListCard } from '@/lists/list-card.tsx'
import { useRows } from '@/lists/use-list.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { recipientActions, type Recipient } from './recipient-actions.ts'

interface CompanyProps {
  readonly corporateAccountOspId: string
}

const columns = defineColumns<Recipient>(
  'reporting',
  { email: column.plain(({ email }) => email) },
  ({ email }) => email,
)

/** The recipients of the reports of a company by mail (R072). */
export function Recipients({ corporateAccountOspId }: CompanyProps) {
  const { t } = useTranslation('reporting')
  const [dialog, setDialog] = useAddressParam('dialog')
  const read = useRead(getReportRecipients, { body: { corporateAccountOspId } })
  const { data } = read
  const rows = useMemo(
    () => data?.map(({ email }) => ({ email, corporateAccountOspId })),
    [data, corporateAccountOspId],
  )
  const list = useRows({}, { ...read, data: rows }, { local: true })
  return (
    <>
      <ListCard
        list={list}
        id="report-recipients"
        area="reporting"
        words="recipients"
        columns={columns}
        actions={recipientActions}
        exported={false}
        action={
          <Button icon={<Plus />} onClick={() => setDialog(ADD)}>
            {t('recipients.add')}
          </Button>
        }
      />
      <AddRecipient
        corporateAccountOspId={corporateAccountOspId}
        open={dialog === ADD}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

const ADD = 'add-recipient'

interface AddRecipientProps extends CompanyProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** R157: adds only a valid address. */
function AddRecipient({ corporateAccountOspId, open, onClose }: AddRecipientProps) {
  const { t } = useTranslation('reporting')
  return (
    <ContractDialog open={open} title={t('recipients.add')} lead={t('recipients.lead')} onClose={onClose}>
      <ContractForm
        label={t('recipients.add')}
        request={request}
        operation={addReportRecipient}
        refreshes={[getReportRecipients]}
        initial={{}}
        toBody={({ email }: { readonly email?: string }) =>
          asRequest<Recipient>({ corporateAccountOspId, email })
        }
        saved={(_all, { email }) => t('recipients.added', { email })}
        submitLabel={t('recipients.add')}
      >
        <ContractField name="email" label={t('columns.email')} />
      </ContractForm>
    </ContractDialog>
  )
}
