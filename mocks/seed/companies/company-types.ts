/** The company types, in display order. */
export const COMPANY_TYPES = [
  { companyType: 'SME', labels: { nl: 'Kmo', en: 'SME', fr: 'PME' } },
  {
    companyType: 'ENTERPRISE',
    labels: { nl: 'Grote onderneming', en: 'Large company', fr: 'Grande entreprise' },
  },
  { companyType: 'GOVERNMENT', labels: { nl: 'Overheid', en: 'Government', fr: 'Administration publique' } },
  { companyType: 'NON_PROFIT', labels: { nl: 'Vzw', en: 'Non-profit', fr: 'ASBL' } },
] as const
