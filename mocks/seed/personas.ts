/** The users to sign in as. Everyone's password is `Mobility-2026`. */
import type { CredentialRow, UserRow } from '../tables.ts'
import { COMPANY, PARTNER } from './names.ts'

export const PASSWORD = 'Mobility-2026'
/** SHA-256 of the password, in the form that is sent (R132). */
export const PASSDIGEST = '784173ec5a339084f1277febfdee131161f1cab3e1aff0208f42b693572c299e'
/** The same for all who use two-factor, so that one entry in an authenticator app is enough. Base32. */
export const TWO_FACTOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export interface Persona {
  ospId: string
  login: string
  /** The purpose of the persona. */
  note: string
  roles: string[]
  /** The domain of the mail address. */
  domain: string
  /** Properties that differ from an ordinary user. */
  more: Partial<UserRow>
}

const MANAGER = ['user_manager']

export const PERSONAS: readonly Persona[] = [
  staff('u-1000', 'olivia.osp', 'platform staff: sees everything', ['ospadmin'], {}),
  staff(
    'u-1002',
    'mats.msp',
    'partner staff, 3 companies',
    [...MANAGER, 'invoice_manager', 'reporting_manager'],
    {
      partnerOspId: PARTNER.small,
    },
  ),
  staff(
    'u-1003',
    'miranda.msp',
    'partner staff, 20,000 companies',
    [...MANAGER, 'invoice_manager', 'reporting_manager'],
    {
      partnerOspId: PARTNER.large,
    },
  ),
  admin('u-1001', 'ulla.users', 'user manager of Brugge Bakery (prepaid)', COMPANY.bakery, MANAGER, {
    msisdn: '+3250123456',
  }),
  admin('u-1004', 'ivo.invoices', 'invoice manager of Brugge Bakery', COMPANY.bakery, ['invoice_manager']),
  admin(
    'u-1005',
    'rita.reports',
    'reporting manager of Brugge Bakery, in French',
    COMPANY.bakery,
    ['reporting_manager'],
    {
      language: 'fr',
    },
  ),
  admin(
    'u-1006',
    'carl.communication',
    'communication manager of Brugge Bakery',
    COMPANY.bakery,
    ['communication_manager'],
    {
      language: 'en',
    },
  ),
  admin('u-1007', 'petra.prepaid', 'user manager, prepaid company', COMPANY.prepaid),
  admin('u-1008', 'paul.postpaid', 'user manager, postpaid company with a deposit', COMPANY.postpaid),
  admin('u-1009', 'arthur.artemis', 'user manager, company of an ARTEMIS partner', COMPANY.artemis),
  admin('u-1012', 'connie.contact', 'contact only', COMPANY.bakery, ['contact_user'], {
    contactTypes: ['INVOICING', 'HR', 'BUDGET'],
  }),
  admin('u-1010', 'tom.twofactor', 'two-factor on, code 123456', COMPANY.bakery, MANAGER, {
    twoFactor: true,
    twoFactorSetUp: true,
  }),
  admin('u-1011', 'nora.newfactor', 'first two-factor set-up (QR), code 123456', COMPANY.bakery, MANAGER, {
    twoFactor: true,
  }),
  admin('u-1013', 'pam.payroll', 'user manager, company with a payroll connection', COMPANY.payroll),
  admin('u-1014', 'emma.empty', 'user manager of a brand-new empty company', COMPANY.empty, [
    ...MANAGER,
    'reporting_manager',
  ]),
  admin('u-1015', 'dirk.deactivated', 'deactivated: sign-in is refused', COMPANY.bakery, MANAGER, {
    active: false,
  }),
  admin('u-1018', 'clara.closed', 'company deactivated: sign-in is refused', COMPANY.closed),
  admin('u-1019', 'steff.strict', 'company asks admins for two factors, has all its users', COMPANY.strict),
  admin(
    'u-1017',
    'una.unknown',
    'has a role and values that the portal does not know',
    COMPANY.unknown,
    [...MANAGER, 'night_owl'],
    {
      contactTypes: ['WEATHER'],
    },
  ),
]

export const personaUsers = (): UserRow[] =>
  PERSONAS.map(({ ospId, login, roles, domain, more }) => {
    const [first = '', last = ''] = login.split('.')
    return {
      ospId,
      version: 1,
      firstName: capital(first),
      lastName: capital(last),
      email: `${login}@${domain}.example`,
      language: 'nl',
      login,
      active: true,
      activeSince: '2024-01-01T00:00:00+01:00',
      blocked: false,
      failedLoginCount: 0,
      anonymized: false,
      twoFactor: false,
      twoFactorSetUp: false,
      externallyManaged: false,
      roles,
      isMsp: false,
      contactTypes: [],
      userGroupOspIds: [],
      createdOn: '2023-12-15T11:00:00+01:00',
      ...more,
    }
  })

export const personaCredentials = (): CredentialRow[] =>
  PERSONAS.map(({ ospId }) => ({
    userOspId: ospId,
    passdigest: PASSDIGEST,
    twoFactorSecret: TWO_FACTOR_SECRET,
  }))

function staff(ospId: string, login: string, note: string, roles: string[], more: Partial<UserRow>): Persona {
  const domain = more.partnerOspId === undefined ? 'platform' : 'partner'
  return { ospId, login, note, roles, domain, more: { isMsp: true, ...more } }
}

function admin(
  ospId: string,
  login: string,
  note: string,
  corporateAccountOspId: string,
  roles: string[] = MANAGER,
  more: Partial<UserRow> = {},
): Persona {
  const domain = corporateAccountOspId === COMPANY.bakery ? 'brugge-bakery' : 'company'
  return { ospId, login, note, roles, domain, more: { corporateAccountOspId, ...more } }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
