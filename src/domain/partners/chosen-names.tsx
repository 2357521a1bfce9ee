import { useTranslation } from 'react-i18next'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { Choices } from './offered.ts'
import { useBudgetTypeOptions, useProductItems, useServiceItems } from './use-choosable.ts'

/** The maximum number of names of a kind in the list. There may be hundreds. */
const SHOWN = 12

/** The selected names, for the summary of a wizard and beside its steps. */
export function ChosenNames({ choices }: { readonly choices: Choices }) {
  const { t } = useTranslation('partners')
  const types = useBudgetTypeOptions(undefined).data?.map(({ value, label }) => ({ id: value, label }))
  const products = useProductItems(undefined).data
  const services = useServiceItems(undefined).data
  const names = (chosen: readonly string[], known: readonly Named[] | undefined) => {
    if (chosen.length === 0) return <span className="muted">{t('offer.none')}</span>
    const ids = new Set(chosen)
    const found = known?.filter(({ id }) => ids.has(id)) ?? []
    // An item without a known name is listed by its own text.
    const nameless = known ? chosen.filter((one) => known.every(({ id }) => id !== one)) : []
    const shown: readonly Named[] = [...found, ...nameless.map((id) => ({ id, label: id }))]
    const rest = chosen.length - SHOWN
    return (
      <ul>
        {shown.slice(0, SHOWN).map(({ id, label }) => (
          <li key={id}>
            <bdi>{label}</bdi>
          </li>
        ))}
        {rest > 0 && <li className="muted">{t('offer.more', { count: rest })}</li>}
      </ul>
    )
  }
  return (
    <PropertyList
      narrow
      items={[
        { label: t('offer.budgetTypes'), value: names(choices.budgetTypes, types) },
        { label: t('offer.products.label'), value: names(choices.selectedProducts, products) },
        { label: t('offer.services.label'), value: names(choices.selectedServiceResources, services) },
      ]}
    />
  )
}

interface Named {
  readonly id: string
  readonly label: React.ReactNode
}
