/** The sandbox's actors: what `--auth` would say of its personas. */
import { PASSWORD, PERSONAS } from '../../mocks/seed/personas.ts'
import type { Actor } from './actors.ts'

/** The first is asked first. Those with a second factor, or deactivated, cannot be signed in by a password alone. */
const CHOSEN = [
  'ulla.users',
  'ivo.invoices',
  'rita.reports',
  'carl.communication',
  'connie.contact',
  'mats.msp',
  'olivia.osp',
  'petra.prepaid',
  'paul.postpaid',
  'arthur.artemis',
  'pam.payroll',
  'emma.empty',
  'una.unknown',
]

export const personaActors = (): Actor[] =>
  CHOSEN.flatMap((login) => PERSONAS.filter((persona) => persona.login === login)).map(
    ({ login, roles, more: { isMsp, corporateAccountOspId } }) => ({
      name: login,
      roles,
      username: login,
      password: PASSWORD,
      ...(isMsp === true && { msp: true }),
      ...(corporateAccountOspId !== undefined && { tenant: corporateAccountOspId }),
    }),
  )
