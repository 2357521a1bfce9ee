import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getTravelRegistration } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { date, dateTime, money, number } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { kindOf, modeOf, statusOf } from './registration-words.ts'

type Travel = components['schemas']['Travel']

/** One registration, with the calculation of its compensation (R194). */
export function RegistrationDialog({ item, open, onClose }: ActionDialogProps<Travel>) {
  const { t } = useTranslation('trips')
  const read = useRead(getTravelRegistration, { body: { ospId: item.ospId } })
  return (
    <Dialog open={open} title={t('registration.title')} onClose={onClose}>
      <Loaded read={read}>{(registration) => <Details registration={registration} />}</Loaded>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}

function Details({ registration }: { readonly registration: components['schemas']['TripRegistration'] }) {
  const { t } = useTranslation('trips')
  const { travel, kmPerTrip, validFrom, from, to, createdOn } = registration
  const { compensationPerTrip, compensationPerKm, compensationPerDay, dailyAllowance } = registration
  const amount = (euros: number | undefined) => euros !== undefined && money(euros)
  const items = [
    { label: t('columns.date'), value: date(travel.date) },
    { label: t('columns.kind'), value: kindOf(travel, t) },
    { label: t('columns.mode'), value: modeOf(travel, t) },
    { label: t('registration.from'), value: from && <bdi>{from}</bdi> },
    { label: t('registration.to'), value: to && <bdi>{to}</bdi> },
    {
      label: t('own.kmPerTrip'),
      value: kmPerTrip !== undefined && t('distance.km', { km: number(kmPerTrip, 1) }),
    },
    { label: t('registration.compensationPerTrip'), value: amount(compensationPerTrip) },
    {
      label: t('registration.compensationPerKm'),
      value:
        compensationPerKm !== undefined && t('registration.euros', { euros: number(compensationPerKm, 4) }),
    },
    { label: t('registration.compensationPerDay'), value: amount(compensationPerDay) },
    { label: t('own.dailyAllowance'), value: amount(dailyAllowance) },
    { label: t('own.validFrom'), value: validFrom && date(validFrom) },
    { label: t('columns.compensation'), value: <strong>{money(travel.compensation)}</strong> },
    { label: t('columns.status'), value: statusOf(travel, t).text },
    { label: t('registration.createdOn'), value: dateTime(createdOn) },
  ]
  // A registration of this kind may lack some properties, which are left out.
  return <PropertyList items={items.filter(({ value }) => Boolean(value))} />
}
