/** The options of each budget type (R152, R185, R186, R187). */
import type { components } from '@/api/generated/schema.ts'
import type { ByLanguage } from '../../behaviour/in-language.ts'

type Schemas = components['schemas']
type Texts = ByLanguage<string>
export type BudgetTypeRow = Omit<Schemas['BudgetTypeDefinition'], 'name' | 'info'> & {
  names: Texts
  infos: Texts
}

const ADDING = ['ADD', 'RESET', 'ADD_MONTHLY_RESET_YEARLY'] as const
const EITHER_VAT = ['VAT_INCLUDED', 'VAT_EXCLUDED'] as const

export const BUDGET_TYPES: Readonly<Record<Schemas['BudgetType'], BudgetTypeRow>> = {
  MOBILITY_BUDGET: {
    budgetType: 'MOBILITY_BUDGET',
    names: { nl: 'Mobiliteitsbudget', en: 'Mobility budget', fr: 'Budget mobilité' },
    infos: {
      nl: 'Jaarlijks budget voor alle verplaatsingen; wordt op het einde van het kalenderjaar gereset.',
      en: 'Yearly budget for all travel; reset at the end of the calendar year.',
      fr: 'Budget annuel pour tous les déplacements ; remis à zéro à la fin de l’année civile.',
    },
    allowedFrequencies: ['YEAR', 'MANUAL'],
    allowedStrategiesPerFrequency: { YEAR: ['RESET'] },
    allowedVatStrategies: ['VAT_INCLUDED'],
    defaultAllowedFrequency: 'YEAR',
    unlimitedAllowed: false,
  },
  BUSINESS_BUDGET: {
    budgetType: 'BUSINESS_BUDGET',
    names: { nl: 'Zakelijk budget', en: 'Business budget', fr: 'Budget professionnel' },
    infos: {
      nl: 'Voor verplaatsingen voor het werk.',
      en: 'For travel on business.',
      fr: 'Pour les déplacements professionnels.',
    },
    allowedFrequencies: ['MONTH', 'YEAR', 'MANUAL'],
    allowedStrategiesPerFrequency: { MONTH: [...ADDING], YEAR: ['ADD', 'RESET'] },
    allowedVatStrategies: [...EITHER_VAT],
    defaultAllowedFrequency: 'MANUAL',
    unlimitedAllowed: true,
  },
  CAFETERIA_BUDGET: {
    budgetType: 'CAFETERIA_BUDGET',
    names: { nl: 'Cafetariabudget', en: 'Cafeteria budget', fr: 'Budget cafétéria' },
    infos: {
      nl: 'Deel van het cafetariaplan; loopt door na het jaareinde.',
      en: 'Part of the cafeteria plan; continues after the end of the year.',
      fr: 'Fait partie du plan cafétéria ; continue après la fin de l’année.',
    },
    allowedFrequencies: ['MONTH', 'YEAR', 'MANUAL'],
    allowedStrategiesPerFrequency: { MONTH: ['ADD', 'RESET'], YEAR: ['ADD', 'RESET'] },
    allowedVatStrategies: [...EITHER_VAT],
    defaultAllowedFrequency: 'YEAR',
    unlimitedAllowed: true,
  },
  COMMUTING_BUDGET: {
    budgetType: 'COMMUTING_BUDGET',
    names: { nl: 'Woon-werkbudget', en: 'Commuting budget', fr: 'Budget domicile-travail' },
    infos: {
      nl: 'Voor het woon-werkverkeer.',
      en: 'For commuting.',
      fr: 'Pour les trajets domicile-travail.',
    },
    allowedFrequencies: ['MONTH', 'YEAR', 'MANUAL'],
    allowedStrategiesPerFrequency: { MONTH: [...ADDING], YEAR: ['ADD', 'RESET'] },
    allowedVatStrategies: [...EITHER_VAT],
    defaultAllowedFrequency: 'MONTH',
    unlimitedAllowed: true,
  },
  COMPANY_BUDGET: {
    budgetType: 'COMPANY_BUDGET',
    names: { nl: 'Bedrijfsbudget', en: 'Company budget', fr: 'Budget de l’entreprise' },
    infos: {
      nl: 'Waarmee het bedrijf betaalt.',
      en: 'What the company pays with.',
      fr: 'Ce avec quoi l’entreprise paie.',
    },
    allowedFrequencies: ['MANUAL'],
    allowedStrategiesPerFrequency: {},
    allowedVatStrategies: ['VAT_INCLUDED'],
    defaultAllowedFrequency: 'MANUAL',
    unlimitedAllowed: false,
  },
}
