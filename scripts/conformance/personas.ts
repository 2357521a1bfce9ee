/** The sandbox's personas as actors, in place of an `--auth` file. */
import { PASSWORD, PERSONAS } from '../../mocks/seed/personas.ts'
import type { Actor } from './actors.ts'
import { withoutUndefined } from '../../openapi/without-undefined.ts'

/** In the order in which they are tried. Personas with a second factor come last, and deactivated ones are left out. */
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
  'tom.twofactor',
  'nora.newfactor',
]

export const personaActors = (): Actor[] =>
  CHOSEN.flatMap((login) => PERSONAS.filter((persona) => persona.login === login)).map(
    ({ login, roles, more: { isMsp, corporateAccountOspId, twoFactor } }) => ({
      name: login,
      roles,
      username: login,
      password: PASSWORD,
      ...(twoFactor === true && { code2fa: '123456' }),
      ...(isMsp === true && { msp: true }),
      ...withoutUndefined({ tenant: corporateAccountOspId }),
    }),
  )
