/**
 * The fields of the entities in section 3 of both documents of the specification, by entity: the names that the
 * documents spell out, the names that we derived from their wording, and their place in the contract.
 */
export interface SpecifiedEntity {
  /** The name that the documents use. */
  entity: string
  /** The schemas that show it, the record first and then its rows. */
  schemas: string[]
  /** The fields that the documents spell out, with dotted paths. */
  spelled: string
  /** The names of fields that the documents only describe in words. */
  worded?: string
  /** Where a spelled-out field is in the contract instead. Decision 0030 gives the reason. */
  elsewhere?: Readonly<Record<string, string>>
}

export const SPECIFIED: readonly SpecifiedEntity[] = [
  {
    entity: 'App user',
    schemas: ['AppUser'],
    spelled: 'msisdn desiredActivationDate desiredDeactivationDate contractId extId isMsp',
    worded: `firstName lastName email birthDate language login twoFactor employeeNumber payrollId parentUser familyMembers
      licensePlate mobibCardNumber roles userGroups activeSince workAddress.streetName workAddress.streetNumber
      workAddress.zipCode workAddress.city homeAddress.streetName homeAddress.streetNumber homeAddress.zipCode
      homeAddress.city`,
  },
  {
    entity: 'Classified user',
    schemas: ['AppUserSummary'],
    spelled: 'ospId firstname lastname email login startActivationTime roles contactTypes',
    worded: 'classification',
  },
  {
    entity: 'User group',
    schemas: ['UserGroup'],
    spelled: 'ospId data.active data.description data.extId data.corporateAccount.ospId userCount',
  },
  {
    entity: 'Budget',
    schemas: ['Budget'],
    spelled: `ospId type budgetType transferStrategy startAmount frequencyAmount frequency frequencyMethod
      frequencyAmountUpdateStrategy previousFrequencyAmount equalToRecurring vatIncluded limited activationStatus active
      currency currentAmount topUpAmount threshold budgetUpperLimit depositTransactionCost securityDepositAmount
      transferredAmount onlinePayment ownerOspId parentBudgetOspId paymentType userOspId extId createdOn
      startActivationTime endActivationTime endOfLifeStartedOn endOfYearRecurrenceStrategy`,
    worded: 'deactivationDate remaining total paymentReference bankAccount',
  },
  {
    entity: 'Budget type definition',
    schemas: ['BudgetTypeDefinition'],
    spelled: 'budgetType name info defaultAllowedFrequency',
    worded: 'allowedFrequencies allowedStrategiesPerFrequency allowedVatStrategies',
  },
  {
    entity: 'Expense',
    schemas: ['ExternalPurchase', 'RecurringCreation'],
    spelled: '',
    worded: 'amountVatIncl vatPercentage description budgetOspId date frequency endDate type',
  },
  {
    entity: 'Identification token',
    schemas: ['IdentificationToken', 'AddIdentificationTokenRequest'],
    spelled: 'cambioExtRef region budgetOspId activationStatus createdOn lastUpdateOn',
    worded: 'type cardNumber chipId plate',
  },
  {
    entity: 'Trip and homework configuration',
    schemas: [
      'TripConfiguration',
      'CommuteConfiguration',
      'BusinessTripConfiguration',
      'HomeworkConfiguration',
    ],
    spelled: 'allowDistancesConfiguredByUser carCommuteCompensationType homeWorkEnabled',
    worded: `businessTripBikeEnabled businessTripCompanyCarEnabled businessTripPrivateCarEnabled
      businessTripCompanyCarCompensationPerKm businessTripPrivateCarCompensationPerKm commuteBikeEnabled
      commuteCarEnabled commuteWalkingEnabled commuteBikeCompensationPerKm commuteCarCompensationPerKm
      commuteWalkingCompensationPerKm`,
  },
  { entity: 'Car type', schemas: ['CommuteUserStatus', 'Travel'], spelled: '', worded: 'carType' },
  {
    entity: 'Trip registration',
    schemas: ['TripRegistration', 'CommuteUserCompensation'],
    spelled: 'kmPerTrip',
    worded: 'validFrom compensationPerTrip compensationPerKm compensationPerDay dailyAllowance',
  },
  {
    entity: 'Corporate account',
    schemas: ['CorporateAccount', 'CorporateAccountSummary'],
    spelled: `ospId data.extId data.name data.paymentType data.partner.ospId partnerOspId companyType budgetTypes
      travelCompensation`,
    elsewhere: {
      companyType: 'data.companyType',
      budgetTypes: 'data.budgetTypes',
      travelCompensation: 'data.travelCompensation',
    },
    worded: `data.street data.streetNumber data.zipCode data.city data.companyNumber data.legalName data.vatLiable
      data.iban data.bic data.poNumber data.maxUsers data.twoFactorForAdmins data.contractType data.invoiceSendingMethod
      data.paymentMethod data.businessBudgetExternalReferenceMandatory data.usageReasons data.threshold
      data.paymentReference data.selectedProducts data.selectedServiceResources data.selectedVersions`,
  },
  { entity: 'Company type', schemas: ['CompanyType'], spelled: 'label companyType' },
  {
    entity: 'Invoice',
    schemas: ['Invoice'],
    spelled: '',
    worded: 'number invoiceDate dueDate amountVatIncl amountVatExcl status',
  },
  {
    entity: 'Report',
    schemas: ['Report'],
    spelled: 'ospId reportType reportMonth reportPeriod mspExtId corporateAccountExtId createdOn',
  },
  {
    entity: 'Reporting row',
    schemas: ['EventReportingRow', 'BookingReportingRow', 'UserReportingRow'],
    spelled: `count billingMonth companyType totalPriceVatIncl mobilityMode mobilityModeLabel mrpExtId mrpName mspExtId
      corporateAccountExtId`,
  },
  {
    entity: 'User search result',
    schemas: ['UserSearchResult'],
    spelled: 'fullname login email corporateAccountName msisdn isMobile searchMatchedOn',
  },
  { entity: 'Payroll user', schemas: ['PayrollUser'], spelled: 'login' },
  { entity: 'Payroll config', schemas: ['PayrollConfig'], spelled: '', worded: 'employerId' },
  {
    entity: 'Salary codes and categories',
    schemas: ['SalaryCode', 'SalaryCategory'],
    spelled: '',
    worded: 'corporateAccountOspId',
  },
  {
    entity: 'Payroll id mapping',
    schemas: ['PayrollIdMapping'],
    spelled: '',
    worded: 'userExtId payrollId',
  },
  { entity: 'Private budget', schemas: ['PrivateBudgetBalance'], spelled: 'totalBalance' },
  { entity: 'Session', schemas: ['Session'], spelled: 'token refreshToken requires2fa qrCode2fa' },
  {
    entity: 'Partner',
    schemas: ['Partner', 'PartnerSummary'],
    spelled: 'ospId extId data.partnerType',
    worded: `data.name active data.selectedBudgetTypes data.selectedProducts data.selectedServiceResources
      data.billingFlags data.invoiceFlags subPartners superPartners`,
  },
  {
    entity: 'Branding',
    schemas: ['BrandingConfiguration', 'PortalBranding'],
    spelled: 'brandColor',
    worded: 'images',
  },
  {
    entity: 'Product',
    schemas: ['Product'],
    spelled: 'ospId extId active',
    worded: `label.defaultValue label.html label.translations composition feeCron fixedCost variableCost vat
      chargedOnUserBudget`,
  },
  {
    entity: 'Resource',
    schemas: ['Resource', 'ResourceSummary'],
    spelled: 'ospId',
    worded: `mrp mobilityMode fixedCost variableCost vatPercent feeCron onUserBudget labels numberOfPumps brand loyalty
      latitude longitude owners`,
  },
  {
    entity: 'Owner of a gas station',
    schemas: ['GasStationOwner'],
    spelled: '',
    worded: 'validFrom validTo',
  },
  {
    entity: 'Season-card order',
    schemas: ['SeasonCardOrder'],
    spelled: '',
    worded: `gender firstName lastName street streetNumber zipCode city dateOfBirth language email nationalNumber
      personnelNumber employeeNumber mobibCardNumber orderedProduct duration startDate price remark budgetType
      b2bContractNumber limited origin destination class subnets includeParking type effectiveStartDate effectivePrice`,
  },
  { entity: 'Upload', schemas: ['Upload', 'UploadResult'], spelled: 'uploadId' },
  {
    entity: 'Reconciliation item',
    schemas: ['ReconciliationItem'],
    spelled: 'bookingId mrpOspId expectedAmount actualAmount currency status lastUpdatedOn',
  },
  {
    entity: 'Template',
    schemas: ['Template'],
    spelled: '',
    worded: 'templateId name templateType contentType languages owner category external versions',
  },
  { entity: 'Version of a template', schemas: ['TemplateVersion'], spelled: '', worded: 'validFrom body' },
  { entity: 'External template', schemas: ['ExternalTemplate'], spelled: '', worded: 'externalTemplateType' },
  { entity: 'Translation', schemas: ['Translation'], spelled: '', worded: 'key defaultValue texts' },
  { entity: 'Text of a translation', schemas: ['TranslationText'], spelled: '', worded: 'language text' },
  {
    entity: 'User fee',
    schemas: ['UserFee'],
    spelled: '',
    worded: 'assignee eventCountFrom eventCountTo feeAmount vatPercentage',
  },
  {
    entity: 'Message channel',
    schemas: ['MessageChannel'],
    spelled: '',
    worded: 'name responseReceiver allowReply alwaysShowInApp mspFilter corporateAccountFilter',
  },
  {
    entity: 'Message',
    schemas: ['MessageSending', 'SentMessage'],
    spelled: '',
    worded: 'type title body showOnHomeScreen showOnHomeScreenUntil pushNotification recipientFilters',
  },
]
