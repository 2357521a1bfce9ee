import { useTranslation } from 'react-i18next'
import { getCorporateAccountsByFilter } from '@/api/generated/operations/corporate-accounts.ts'
import { getReconciliationProblems } from '@/api/generated/operations/reconciliation.ts'
import { getTranslation } from '@/api/generated/operations/translations.ts'
import { getUploadsByFilter } from '@/api/generated/operations/uploads.ts'
import { useRead } from '@/api/use-read.ts'
import { accountActions } from '@/domain/companies/account-actions.ts'
import { DeactivationFacts } from '@/domain/companies/deactivation-facts.tsx'
import { problemActions } from '@/domain/reconciliation/problem-actions.ts'
import { ProblemFacts } from '@/domain/reconciliation/problem-facts.tsx'
import { differenceOf } from '@/domain/reconciliation/problem.ts'
import { missingActions } from '@/domain/translations/missing-actions.ts'
import { MissingFacts } from '@/domain/translations/missing-facts.tsx'
import { missingIn } from '@/domain/translations/translation.ts'
import { waitingUploadActions } from '@/domain/uploads/upload-actions.ts'
import { UploadFacts } from '@/domain/uploads/upload-facts.tsx'
import { signedMoney } from '@/i18n/formats.ts'
import { Inbox } from './inbox.tsx'

/** The oldest items first. Later ones appear as the earlier ones are decided. */
const FIRST = { page: 0, size: 50 } as const

/** R012: differences between the provider's amount and the booked one. */
export function Problems() {
  const query = { ...FIRST, sort: 'lastUpdatedOn' } as const
  return (
    <Inbox
      read={useRead(getReconciliationProblems, { query, body: { statuses: ['OPEN'] } })}
      actions={problemActions}
      decisions={['override', 'details']}
      // The booking in a file may not belong to any user that the platform knows.
      nameOf={({ user, bookingId }) => user?.name ?? bookingId}
      descriptionOf={({ event, mrpName, bookingId }) => event?.description ?? `${mrpName} · ${bookingId}`}
      figureOf={(problem) => signedMoney(differenceOf(problem))}
      createdOn={({ lastUpdatedOn }) => lastUpdatedOn}
      facts={(problem) => <ProblemFacts problem={problem} />}
    />
  )
}

/**
 * R103: companies that requested deactivation. The contract sorts companies by name, so the loaded ones are sorted
 * here.
 */
export function Deactivations() {
  const read = useRead(getCorporateAccountsByFilter, {
    query: FIRST,
    body: { active: true, deactivationRequested: true },
  })
  const since = ({ deactivationRequestedOn = '' }: { readonly deactivationRequestedOn?: string }) =>
    deactivationRequestedOn
  const data = read.data && {
    ...read.data,
    content: read.data.content.toSorted((one, other) => Date.parse(since(one)) - Date.parse(since(other))),
  }
  return (
    <Inbox
      read={{ ...read, data }}
      actions={accountActions}
      decisions={['deactivate']}
      nameOf={({ data: { name } }) => name}
      descriptionOf={({ data: { partner } }) => partner.name}
      createdOn={since}
      facts={(account) => <DeactivationFacts account={account} />}
    />
  )
}

/** G370: files that were sent but are not completely processed. */
export function Uploads() {
  const { t } = useTranslation('uploads')
  const query = { ...FIRST, sort: 'uploadedOn' } as const
  const read = useRead(getUploadsByFilter, {
    query,
    body: { states: ['UPLOADED', 'VALIDATED', 'PARTLY_PROCESSED'] },
  })
  return (
    <Inbox
      read={read}
      actions={waitingUploadActions}
      decisions={['open']}
      nameOf={({ fileName }) => (fileName === '' ? t('unnamed') : fileName)}
      descriptionOf={({ kind, state }) => `${t(`kinds.${kind}.name`)} · ${t(`states.${state}`)}`}
      createdOn={({ uploadedOn }) => uploadedOn}
      facts={(upload) => <UploadFacts upload={upload} />}
    />
  )
}

/** G400: texts that are missing in a language of the portal. */
export function MissingTexts() {
  const { t } = useTranslation('ui')
  return (
    <Inbox
      read={useRead(getTranslation, { query: FIRST, body: { incomplete: true } })}
      actions={missingActions}
      decisions={['translate', 'edit']}
      nameOf={({ key }) => key}
      descriptionOf={(translation) =>
        missingIn(translation)
          .map(({ lang }) => t(`languages.${lang}`))
          .join(', ')
      }
      facts={(translation) => <MissingFacts translation={translation} />}
    />
  )
}
