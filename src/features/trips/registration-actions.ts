import Eye from 'lucide-react/icons/eye'
import { actionsOn } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import { getTravelRegistration } from '@/api/generated/operations/trips.ts'
import type { components } from '@/api/generated/schema.ts'
import { date } from '@/i18n/formats.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

/** The actions on a registration: viewing it (R194: its compensation is explained). */
export const registrationActions = actionsOn<components['schemas']['Travel']>({
  area: 'trips',
  idParam: 'registration',
  idOf: ({ ospId }) => ospId,
  nameOf: (travel) => date(travel.date),
  find: async (ospId) => (await call(getTravelRegistration, { body: { ospId } })).travel,
})({
  registration: {
    icon: Eye,
    operation: getTravelRegistration,
    isReadOnly: true,
    Dialog: lazyBlock(async () => (await import('./registration-dialog.tsx')).RegistrationDialog),
  },
})
