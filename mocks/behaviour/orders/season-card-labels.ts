/** The names of the codes of season-card orders (G169, G170). A code that is missing here has no name. */
import type { components } from '@/api/generated/schema.ts'
import type { SeasonCardOrderRow } from '../../tables.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']
type Labels = readonly [nl: string, en: string, fr: string]

const AT: ByLanguage<0 | 1 | 2> = { nl: 0, en: 1, fr: 2 }
const OPERATORS: Readonly<Record<string, Labels>> = {
  RAIL: ['NMBS', 'SNCB', 'SNCB'],
  REGIONAL_BUS: ['De Lijn', 'De Lijn', 'De Lijn'],
  BRUSSELS_TRANSPORT: ['MIVB', 'STIB', 'STIB'],
}
const GENDERS: Readonly<Record<string, Labels>> = {
  M: ['Man', 'Man', 'Homme'],
  F: ['Vrouw', 'Woman', 'Femme'],
  X: ['X', 'X', 'X'],
}
const DURATIONS: Readonly<Record<string, Labels>> = {
  MONTH: ['Een maand', 'One month', 'Un mois'],
  QUARTER: ['Drie maanden', 'Three months', 'Trois mois'],
  YEAR: ['Een jaar', 'One year', 'Un an'],
}
const CLASSES: Readonly<Record<string, Labels>> = {
  '1': ['1e klas', '1st class', '1re classe'],
  '2': ['2e klas', '2nd class', '2e classe'],
}
const TYPES: Readonly<Record<string, Labels>> = {
  STANDARD: ['Standaard', 'Standard', 'Standard'],
  FLEX: ['Flex', 'Flex', 'Flex'],
  NETWORK: ['Netabonnement', 'Network ticket', 'Abonnement réseau'],
}
const SUBNETS: Readonly<Record<string, Labels>> = {
  ANTWERPEN: ['Antwerpen', 'Antwerp', 'Anvers'],
  BRUGGE: ['Brugge', 'Bruges', 'Bruges'],
  BRUSSEL: ['Brussel', 'Brussels', 'Bruxelles'],
  CHARLEROI: ['Charleroi', 'Charleroi', 'Charleroi'],
  GENT: ['Gent', 'Ghent', 'Gand'],
  LIEGE: ['Luik', 'Liège', 'Liège'],
}

export function seasonCardLabels(
  { operator, gender, duration, class: travelClass, type, subnets }: Partial<SeasonCardOrderRow>,
  language: Schemas['Language'],
): Schemas['SeasonCardLabels'] {
  const labelOf = (labels: Readonly<Record<string, Labels>>, code = ''): string | undefined =>
    labels[code]?.[inLanguage(AT, language)]
  const found = {
    operator: labelOf(OPERATORS, operator),
    gender: labelOf(GENDERS, gender),
    duration: labelOf(DURATIONS, duration),
    class: labelOf(CLASSES, travelClass),
    type: labelOf(TYPES, type),
    subnets: subnets?.map((code) => labelOf(SUBNETS, code) ?? code),
  }
  return Object.fromEntries(Object.entries(found).filter(([, label]) => label !== undefined))
}
