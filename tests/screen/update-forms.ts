/**
 * How a user changes, switches and removes each existing item: the address, the input, and the button. A test ensures
 * that each such operation of the contract is here or in `NO_FORM`.
 */
import { readFileSync } from 'node:fs'
import { drawLogo } from '../../mocks/behaviour/files/draw-png.ts'
import { COMPANY, GROUP } from '../../mocks/seed/names.ts'
import type { OperationId } from '../../src/api/operation.ts'
import { sampleAddress } from '../sample-address.ts'
import { BASE, PASSWORD } from '../sign-in.ts'
import { CREATE_FORMS } from './create-forms.ts'
import { expect } from './matchers.ts'
import { named, pick, press, type, type UserForm } from './form-steps.ts'
import { action, type ScreenPage } from './page.ts'

/**
 * The outcome of a second try, if the first one was executed but its response was lost. `read`: the page has read it
 * again and shows it, so there is nothing to send. `saved`: the same for a form of a record that others may change, on
 * a page or in a dialog, which reports that it was saved (G412). `refused`: the server reports that it is already in
 * that state. `repeated`: it is executed again, which is harmless, such as a file that waits twice. Default: it succeeds,
 * and changes nothing.
 */
export interface UpdateForm extends UserForm {
  readonly again?: 'read' | 'saved' | 'refused' | 'repeated'
}

const OSP = 'olivia.osp'
const USER = '/manage/app-users/u-1101'
const BAKERY = `corporateAccountOspId=${COMPANY.bakery}`
const PAYROLL = `corporateAccountOspId=${COMPANY.payroll}`
const PURCHASE = '00000000-0000-4000-8000-000000008301'
const at = (screen: Parameters<typeof sampleAddress>[0]): string => sampleAddress(screen).slice(BASE.length)

/** Presses the confirming button of a dialog: the last one. */
async function confirm(page: ScreenPage): Promise<void> {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await dialog.getByRole('button').last().click()
}
/** Confirms, or tries the failed records again from the result. */
async function confirmOrRetry(page: ScreenPage): Promise<void> {
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' })
  await ((await retry.count()) > 0 ? retry.click() : confirm(page))
}
const save = press('Opslaan')
/** Chooses the item of a menu, which asks no question. */
const run = (name: string, item: string) => async (page: ScreenPage) =>
  (await action(page, name, item)).click()
const choose = (file: File) => (page: ScreenPage) =>
  page.locator('input[type=file]').first().setInputFiles(file)
const csv = (name: string) => choose(new File([readFileSync(`tests/files/${name}`)], name))
const upload = press('Uploaden en controleren')
/** Moves the first item of a view to the other. */
const move = (view: RegExp) => async (page: ScreenPage) => {
  await page.getByRole('radio', { name: view }).check()
  await page.getByRole('region', { name: view }).getByRole('option').first().click()
}
const reason = (page: ScreenPage) => pick(page, 'Reden', 'Dubbel besteld')

/**
 * Operations that no form sends: signing in and out, and what the portal records automatically. Their faults are
 * covered by their own tests.
 */
export const NO_FORM: readonly OperationId[] = [
  'login',
  'logout',
  'refreshSession',
  'stepUp',
  'sendLogin',
  'resetPincode',
  'changeLanguage',
  'markReportDownloaded',
]

export const UPDATE_FORMS: Partial<Readonly<Record<OperationId, UpdateForm>>> = {
  changePincode: {
    address: '/change-password',
    fill: type({
      'Huidig wachtwoord': PASSWORD,
      'Nieuw wachtwoord': 'Nieuw-2027',
      'Herhaal het nieuwe wachtwoord': 'Nieuw-2027',
    }),
    send: press(/^Wachtwoord wijzigen/),
    again: 'refused',
  },
  updateUser: {
    address: `${USER}/detail`,
    fill: type({ Voornaam: 'Jonas-Jan' }),
    send: save,
    again: 'saved',
  },
  activateUser: {
    address: '/manage/app-users/u-1106/detail?dialog=activate',
    send: confirm,
    again: 'refused',
  },
  deactivateUser: { address: `${USER}/detail?dialog=deactivate`, send: confirm, again: 'refused' },
  unblockUser: { address: '/manage/app-users/u-1108/detail?dialog=unblock', send: confirm },
  sendPincode: { address: `${USER}/detail?dialog=send-pincode`, send: confirm, again: 'repeated' },
  clearTwoFactor: { address: '/manage/app-users/u-1102/detail?dialog=clear-two-factor', send: confirm },
  anonymizeUser: {
    address: `${USER}/detail?dialog=anonymize`,
    fill: (page) => page.getByLabel(/om te bevestigen$/).fill('jonas.peeters'),
    send: confirm,
    again: 'refused',
  },
  generateSelfserviceLink: { address: `${USER}/detail?dialog=selfservice-link`, send: confirm },
  uploadUsersFile: {
    address: '/manage/app-users/import',
    fill: choose(
      new File(['firstName,lastName,email\r\nNele,Nieuw,nele@brugge-bakery.example'], 'users.csv'),
    ),
    send: upload,
    again: 'repeated',
  },
  updateUserGroup: {
    address: `/manage/user-groups/${GROUP.nightShift}/details`,
    fill: type({ Omschrijving: 'Bakt tot zes uur' }),
    send: save,
    again: 'saved',
  },
  deleteUserGroup: {
    address: `/manage/user-groups?dialog=delete&group=${GROUP.nightShift}`,
    send: confirm,
    again: 'read',
  },
  activateUserGroup: {
    address: `/manage/user-groups?dialog=activate&group=${GROUP.summerJobs}`,
    send: confirm,
  },
  addUsersToUserGroup: {
    address: `/manage/user-groups/${GROUP.nightShift}/members`,
    fill: move(/^Niet in de groep/),
    send: press('Leden opslaan'),
    again: 'read',
  },
  removeUsersFromUserGroup: {
    address: `/manage/user-groups/${GROUP.nightShift}/members`,
    fill: move(/^In de groep/),
    send: press('Leden opslaan'),
    again: 'read',
  },
  grantProductUsage: {
    address: `/manage/user-groups/${GROUP.nightShift}/products`,
    send: press('Toekennen: Deelmobiliteit'),
    again: 'read',
  },
  revokeProductUsage: {
    address: `/manage/user-groups/${GROUP.nightShift}/products?dialog=revoke&product=pr-9003`,
    send: confirm,
  },
  updateCorporateAccount: {
    address: '/company/settings/details',
    fill: type({ 'Officiële naam': 'Brugge Bakery BV' }),
    send: save,
    again: 'saved',
  },
  deactivateCorporateAccount: {
    as: OSP,
    address: '/corporate-accounts/ca-2001?dialog=deactivate',
    send: confirm,
    again: 'refused',
  },
  activateCorporateAccount: {
    as: OSP,
    address: '/corporate-accounts/ca-2008?dialog=activate',
    send: confirm,
    again: 'refused',
  },
  updatePartner: {
    as: OSP,
    address: '/partners/p-3001/details',
    fill: type({ Naam: 'Noordzee' }),
    send: save,
    again: 'saved',
  },
  deactivatePartner: {
    as: OSP,
    address: '/partners/p-3001/details?dialog=deactivate',
    fill: (page) => page.getByLabel(/om te bevestigen$/).fill('NOORDZEE'),
    send: confirm,
    again: 'refused',
  },
  activatePartner: {
    as: OSP,
    address: '/partners/p-3007/details?dialog=activate',
    send: confirm,
    again: 'refused',
  },
  addRelatedPartner: {
    as: OSP,
    address: '/partners/p-3006/add-linked',
    fill: (page) => pick(page, 'Andere partner', 'Artemis (ARTEMIS-BE)'),
    send: press(/^Koppelen/),
    again: 'refused',
  },
  removeRelatedPartner: {
    as: OSP,
    address: '/partners/p-3001/linked-partners?dialog=unlink&linked=p-3002',
    send: confirm,
    again: 'read',
  },
  updateUserFee: {
    as: OSP,
    address: '/user-fee/edit?fee=uf-7002',
    fill: (page) => page.getByRole('textbox', { name: /^Bijdrage/ }).fill('1,80'),
    send: save,
    again: 'saved',
  },
  deleteUserFee: { as: OSP, address: '/user-fee?dialog=delete&fee=uf-7002', send: confirm, again: 'read' },
  addReportRecipient: {
    as: 'rita.reports',
    address: '/reporting?dialog=add-recipient',
    fill: (page) => page.getByRole('dialog').getByLabel('E-mailadres').fill('boek@brugge-bakery.example'),
    send: confirm,
  },
  removeReportRecipient: {
    as: 'rita.reports',
    address: '/reporting',
    send: run('rita@brugge-bakery.example', 'Verwijderen'),
    again: 'read',
  },
  updateBudget: {
    address: `${USER}/budgets/b-5101?dialog=edit-budget`,
    fill: type({ 'Externe referentie': 'R-7' }),
    send: confirm,
    again: 'saved',
  },
  deactivateBudget: {
    address: `${USER}/budgets?dialog=deactivate-budget&budget=b-5101`,
    send: confirm,
    again: 'refused',
  },
  activateBudget: {
    address: `${USER}/budgets?dialog=activate-budget&budget=b-5103`,
    send: confirm,
    again: 'refused',
  },
  redeemPromoCode: {
    address: '/finance/company-budget?dialog=redeem',
    fill: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Promocode' }).fill('SUMMER-7'),
    send: confirm,
    again: 'refused',
  },
  saveBrandingConfiguration: {
    as: OSP,
    address: `/company/settings/branding?${BAKERY}`,
    fill: (page) => page.getByRole('textbox', { name: 'Merkkleur' }).fill('#0b5d1e'),
    send: save,
    again: 'saved',
  },
  deleteBrandingConfiguration: {
    as: OSP,
    address: `/company/settings/branding?corporateAccountOspId=${COMPANY.prepaid}`,
    fill: press('Alles terug naar de partner'),
    send: save,
    again: 'refused',
  },
  uploadBrandingImage: {
    as: OSP,
    address: `/company/settings/branding?${BAKERY}`,
    fill: choose(new File([drawLogo('#FF0000', 60, 20)], 'rood.png', { type: 'image/png' })),
    send: save,
  },
  deleteBrandingImage: {
    as: OSP,
    address: `/company/settings/branding?corporateAccountOspId=${COMPANY.prepaid}`,
    fill: (page) =>
      page
        .getByRole('button', { name: /^Terug naar/ })
        .last()
        .click(),
    send: save,
    again: 'refused',
  },
  activatePayrollUser: {
    as: OSP,
    address: `/company/payrolls/details?${PAYROLL}`,
    async fill(page) {
      await run('Noor Nieuw', 'Activeren')(page)
      await page.getByRole('dialog').getByLabel('E-mailadres').fill('noor.nieuw@hasselt-hospital.example')
    },
    send: confirm,
    again: 'refused',
  },
  updatePayrollUser: {
    as: OSP,
    address: `/company/payrolls/details?${PAYROLL}`,
    async fill(page) {
      await run('Noor Nieuw', 'Verbeteren')(page)
      await page.getByRole('dialog').getByLabel('E-mailadres').fill('noor@hasselt-hospital.example')
    },
    send: confirm,
    again: 'saved',
  },
  syncPayrollUsers: {
    as: OSP,
    address: `/company/payrolls/details?${PAYROLL}&dialog=sync`,
    send: confirm,
    again: 'repeated',
  },
  updatePayrollConfig: {
    as: OSP,
    address: `/company/payrolls/details?${PAYROLL}&dialog=edit`,
    fill: type({ Werkgeversnummer: '0012346' }),
    send: confirm,
    again: 'saved',
  },
  refreshPayrollReport: {
    as: OSP,
    address: `/company/payrolls/reports?${PAYROLL}&status=SENT`,
    async send(page) {
      await page
        .getByRole('button', { name: /^Acties voor / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Vernieuwen' }).click()
    },
    again: 'read',
  },
  updatePayrollIdMapping: {
    as: OSP,
    address: `/company/payrolls/payroll-ids?${PAYROLL}`,
    async fill(page) {
      await page
        .getByRole('button', { name: /^Acties voor / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: /^Loonnummer wijzigen/ }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('299999')
    },
    send: confirm,
    again: 'saved',
  },
  updateSalaryCode: {
    as: OSP,
    address: `/company/payrolls/salary-codes?${PAYROLL}`,
    fill: type({ Auto: '4139' }),
    send: press(/^Looncodes opslaan/),
    again: 'read',
  },
  updateProduct: {
    as: OSP,
    address: '/products/pr-9003/details',
    fill: type({ 'Vaste kost': '2,50' }),
    send: save,
    again: 'saved',
  },
  activateProduct: {
    as: OSP,
    address: '/products?dialog=activate&product=pr-9012',
    send: confirm,
    again: 'refused',
  },
  deactivateProduct: {
    as: OSP,
    address: '/products?dialog=deactivate&product=pr-9003',
    send: confirm,
    again: 'refused',
  },
  updateProductComposition: {
    as: OSP,
    address: '/products/pr-9003/composition',
    async fill(page) {
      await run('Park Easy', 'Voorwaarden wijzigen')(page)
      await page.getByRole('dialog').getByRole('textbox', { name: 'Vaste kost', exact: true }).fill('2,50')
    },
    send: confirm,
    again: 'saved',
  },
  deleteProductComposition: {
    as: OSP,
    address: '/products/pr-9011/composition',
    async fill(page) {
      await page
        .getByRole('button', { name: /^Acties voor / })
        .last()
        .click()
      await page.getByRole('menuitem', { name: /^Uit het product halen/ }).click()
    },
    send: confirm,
    again: 'read',
  },
  updateResourceLabel: {
    as: OSP,
    address: at('ResourceLabelForm'),
    fill: move(/^Zonder dit label/),
    send: press('Resources opslaan'),
    again: 'read',
  },
  updateResource: {
    as: OSP,
    address: '/resources/parking/edit?ospId=pl-9501',
    fill: type({ 'Vaste kost': '9,50' }),
    send: save,
    again: 'saved',
  },
  activateResource: {
    as: OSP,
    address: '/resources/services?dialog=activate&resource=sr-9107',
    send: confirm,
    again: 'refused',
  },
  deactivateResource: {
    as: OSP,
    address: '/resources/transport?dialog=deactivate&resource=ts-9401',
    send: confirm,
    again: 'refused',
  },
  changeResourceActivation: {
    as: OSP,
    address: '/resources/services?active=no',
    async fill(page) {
      await page.getByRole('checkbox', { name: 'Step By selecteren' }).click()
      await page.getByRole('button', { name: 'Acties op selectie' }).click()
      await page.getByRole('menuitem', { name: /^Activeren/ }).click()
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    },
    send: confirmOrRetry,
    again: 'read',
  },
  deleteResource: {
    as: OSP,
    address: '/resources/services',
    fill: run('Ferry Line', 'Verwijderen'),
    send: confirm,
    again: 'read',
  },
  updateResourceGroup: {
    as: OSP,
    address: at('ResourceGroupForm'),
    fill: type({ Omschrijving: 'Om te delen' }),
    send: save,
    again: 'saved',
  },
  addToResourceGroup: {
    as: OSP,
    address: at('ResourceGroupForm'),
    fill: move(/^Niet in de groep/),
    send: press('Resources opslaan'),
    again: 'read',
  },
  removeFromResourceGroup: {
    as: OSP,
    address: at('ResourceGroupForm'),
    fill: move(/^In de groep/),
    send: press('Resources opslaan'),
    again: 'read',
  },
  activateResourceGroup: {
    as: OSP,
    address: '/resources/resource-groups?dialog=activateGroup&group=rg-9204',
    send: confirm,
    again: 'refused',
  },
  deactivateResourceGroup: {
    as: OSP,
    address: '/resources/resource-groups?dialog=deactivateGroup&group=rg-9202',
    send: confirm,
    again: 'refused',
  },
  deleteResourceGroup: {
    as: OSP,
    address: '/resources/resource-groups?dialog=deleteGroup&group=rg-9206',
    send: confirm,
    again: 'read',
  },
  updateFuelStationOwners: {
    as: OSP,
    address: '/resources/gas-station/edit?ospId=gs-9801&dialog=owners',
    fill: (page) => page.getByLabel('Laatste dag', { exact: true }).last().fill('31/12/2027'),
    send: confirm,
    again: 'saved',
  },
  requestCompanyDeactivation: {
    address: '/company/settings/deactivation',
    async fill(page) {
      await page.getByRole('button', { name: 'Deactivering aanvragen' }).click()
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await dialog.getByRole('textbox', { name: /Brugge Bakery/ }).fill('Brugge Bakery')
      await dialog.getByRole('textbox', { name: /^Reden/ }).fill('Overname')
    },
    send: confirm,
    again: 'refused',
  },
  withdrawCompanyDeactivation: {
    address: '/company/settings/deactivation',
    async fill(page) {
      const request = page.getByRole('button', { name: 'Deactivering aanvragen' })
      const withdraw = page.getByRole('button', { name: 'Aanvraag intrekken' })
      await expect(request.or(withdraw)).toBeVisible()
      if ((await request.count()) > 0) {
        await UPDATE_FORMS.requestCompanyDeactivation?.fill?.(page)
        await confirm(page)
      }
      await withdraw.click()
    },
    send: confirm,
    again: 'refused',
  },
  addUserRole: {
    address: `${USER}/groups-roles`,
    send: press('Rol Gebruikersbeheerder toekennen'),
    again: 'read',
  },
  removeUserRole: {
    address: '/manage/app-users/u-1107/groups-roles',
    fill: press('Rol Gebruikersbeheerder intrekken'),
    send: confirm,
    again: 'read',
  },
  deleteIdentificationToken: {
    address: `${USER}/identification-fields?dialog=delete-token&token=it-8004`,
    send: confirm,
    again: 'read',
  },
  updateRecurringExternalPurchase: {
    address: `${USER}/expenses/recurring/rp-7101`,
    fill: type({ Omschrijving: 'Leasefiets van Jonas' }),
    send: save,
    again: 'saved',
  },
  updateTravelCompensation: {
    address: at('CompanyTripRegistration'),
    fill: (page) => page.getByLabel(/hun afstand zelf instellen$/).uncheck(),
    send: save,
    again: 'saved',
  },
  updateCommuteCompensation: {
    address: at('CompanyTripRegistration'),
    fill: type({ Autovergoeding: '0,16' }),
    send: save,
    again: 'saved',
  },
  updateBusinessTripCompensation: {
    address: at('CompanyTripRegistration'),
    fill: type({ 'Vergoeding eigen wagen': '0,42' }),
    send: save,
    again: 'saved',
  },
  updateHomeworkCompensation: {
    address: at('CompanyHomeworkRegistration'),
    fill: type({ Dagvergoeding: '5,60' }),
    send: save,
    again: 'saved',
  },
  updateCommuteUser: {
    address: `${USER}/trip-configuration`,
    fill: (page) => pick(page, 'Welke auto', 'Bedrijfswagen'),
    send: save,
    again: 'saved',
  },
  updateCommuteDistance: {
    address: `${USER}/trip-configuration`,
    fill: type({ 'Afstand die telt': '1,3' }),
    send: save,
    again: 'saved',
  },
  deleteCommuteDistance: {
    address: `${USER}/trip-configuration`,
    async fill(page) {
      const distance = page.getByLabel(named('Afstand die telt'))
      await expect(distance).not.toHaveValue('')
      if ((await distance.inputValue()) !== '1,3') {
        await distance.fill('1,3')
        await save(page)
      }
      await expect(page.getByRole('button', { name: 'Terug naar het voorstel' })).toBeVisible()
    },
    send: press('Terug naar het voorstel'),
    again: 'read',
  },
  updateCommuteUserCompensation: {
    address: `${USER}/trip-configuration`,
    fill: type({ Bedrag: '0,31' }),
    send: save,
    again: 'saved',
  },
  updateBusinessTripPermission: {
    address: `${USER}/trip-configuration`,
    fill: (page) => page.getByLabel('Met een eigen wagen').uncheck(),
    send: save,
    again: 'saved',
  },
  updateHomeworkPermission: {
    address: `${USER}/trip-configuration`,
    fill: (page) => page.getByLabel('Mag dagen thuiswerk registreren').uncheck(),
    send: save,
    again: 'saved',
  },
  cancelOrder: {
    as: OSP,
    address: '/orders/general?dialog=cancel&order=o-8101',
    fill: reason,
    send: confirm,
    again: 'refused',
  },
  updateOrderConfig: {
    as: OSP,
    address: '/orders/general?show=settings',
    fill: type({ 'Prijs van een nieuwe kaart': '6,00' }),
    send: confirm,
    again: 'saved',
  },
  cancelSeasonTicketOrder: {
    address: '/order-handling/season-card-orders?dialog=cancel&order=so-8203',
    fill: reason,
    send: confirm,
    again: 'read',
  },
  updateRailSeasonTicketConfiguration: {
    address: at('CompanyRailSeasonSubscription'),
    fill: (page) => page.getByLabel('B2B-contract').fill('B2B-4712'),
    send: save,
    again: 'saved',
  },
  updateRailTicketSalesConfiguration: {
    address: at('CompanyRailSeasonSubscription'),
    fill: (page) => page.getByLabel('Organismenummer').last().fill('WXYZ'),
    send: save,
    again: 'saved',
  },
  updateTemplate: {
    as: OSP,
    address: '/templates/tpl-7001',
    fill: (page) => page.getByRole('textbox', { name: 'Nederlands' }).fill('<p>Dag</p>'),
    send: save,
    again: 'saved',
  },
  deleteTemplate: {
    as: OSP,
    address: '/templates?dialog=delete&template=tpl-7001',
    send: confirm,
    again: 'read',
  },
  updateTranslation: {
    as: OSP,
    address: '/translations/edit?key=booking.note',
    fill: type({ Nederlands: 'Nota' }),
    send: save,
    again: 'saved',
  },
  deleteTranslation: {
    as: OSP,
    address: '/translations?dialog=delete&translation=booking.note',
    send: confirm,
    again: 'read',
  },
  updateMessageChannel: {
    as: OSP,
    address: '/message-channels/mc-8003',
    fill: (page) => page.getByRole('textbox', { name: /^Naam/ }).fill('Bakkers'),
    send: save,
    again: 'saved',
  },
  deleteMessageChannel: {
    as: OSP,
    address: '/message-channels?dialog=delete&channel=mc-8003',
    send: confirm,
    again: 'read',
  },
  testMessage: {
    as: OSP,
    address: '/messages/add',
    fill: (page) => CREATE_FORMS.sendMessage?.fill?.(page) ?? Promise.resolve(),
    send: press('Test naar mezelf mailen'),
    again: 'repeated',
  },
  rejectPluginPurchase: {
    as: OSP,
    address: `/orders/plugin-service?dialog=reject&purchase=${PURCHASE}`,
    fill: type({ Waarom: 'Te duur' }),
    send: confirm,
    again: 'read',
  },
  updatePluginPurchase: {
    as: OSP,
    address: `/orders/plugin-service?dialog=edit&purchase=${PURCHASE}`,
    fill: type({ Prijs: '90,00' }),
    send: confirm,
    again: 'saved',
  },
  reopenPluginPurchase: {
    as: OSP,
    address: '/orders/handledPlugins?status=DECLINED',
    async fill(page) {
      await page
        .getByRole('button', { name: /^Acties voor / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: /^Heropenen/ }).click()
    },
    send: confirm,
    again: 'read',
  },
  overrideReconciliationProblem: {
    as: OSP,
    address: '/reconciliation?booking=RAIL26100002',
    async fill(page) {
      await run('RAIL26100002', 'Handmatig oplossen')(page)
      await page.getByRole('dialog').getByLabel('Reden').fill('Nagevraagd bij de vervoerder')
    },
    send: confirm,
    again: 'refused',
  },
  uploadProviderFile: {
    as: OSP,
    address: '/uploads/line',
    fill: csv('line.csv'),
    send: upload,
    again: 'repeated',
  },
  uploadVoucherFile: {
    as: OSP,
    address: '/uploads/vouchers',
    fill: csv('vouchers.csv'),
    send: upload,
    again: 'repeated',
  },
  uploadCarShareInvoice: {
    as: OSP,
    address: '/uploads/car-share',
    fill: csv('car-share.csv'),
    send: upload,
    again: 'repeated',
  },
  uploadRailInvoice: {
    as: OSP,
    address: '/uploads/rail',
    fill: csv('rail.xml'),
    send: upload,
    again: 'repeated',
  },
  uploadCo2File: {
    as: OSP,
    address: '/uploads/car-share',
    async fill(page) {
      await page.getByRole('radio', { name: 'CO2 van deelwagens' }).click()
      await csv('co2.csv')(page)
    },
    send: upload,
    again: 'repeated',
  },
}
