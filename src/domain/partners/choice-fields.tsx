import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxGroupField } from '@/forms/fields/checkbox-group-field.tsx'
import { TransferField } from '@/forms/fields/transfer-field.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { TransferItem } from '@/ui/inputs/transfer-list.tsx'
import { useBudgetTypeOptions, useProductItems, useServiceItems } from './use-choosable.ts'

/*
 * The steps in which budgets, products and services are made available: by the platform to a partner, and by a partner
 * to a company. The texts come from the area `partners`.
 */

export interface ChoiceFieldProps {
  /** The path of the value in the form. */
  readonly name: string
  /** The available options. If nothing is set, all options are available (G342). */
  readonly offered: readonly string[] | undefined
}

/** The budget types, each with its purpose. */
export function BudgetTypesField({ name, offered }: ChoiceFieldProps) {
  const { t } = useTranslation('partners')
  return (
    <Loaded read={useBudgetTypeOptions(offered)}>
      {(options) =>
        options.length === 0 ? (
          <NoChoicesNotice />
        ) : (
          <CheckboxGroupField name={name} label={t('offer.budgetTypes')} options={options} />
        )
      }
    </Loaded>
  )
}

/** The products. There may be thousands. */
export const ProductsField = ({ name, offered }: ChoiceFieldProps) => (
  <Transfer name={name} kind="products" read={useProductItems(offered)} />
)

export const ServicesField = ({ name, offered }: ChoiceFieldProps) => (
  <Transfer name={name} kind="services" read={useServiceItems(offered)} />
)

interface TransferProps {
  readonly name: string
  readonly kind: 'products' | 'services'
  readonly read: Reading<readonly TransferItem[]>
}

function Transfer({ name, kind, read }: TransferProps): ReactNode {
  const { t } = useTranslation('partners')
  return (
    <Loaded read={read}>
      {(items) =>
        items.length === 0 ? (
          <NoChoicesNotice />
        ) : (
          <TransferField
            name={name}
            label={t(`offer.${kind}.label`)}
            items={items}
            otherLabel={t(`offer.${kind}.others`)}
            chosenLabel={t(`offer.${kind}.chosen`)}
          />
        )
      }
    </Loaded>
  )
}

function NoChoicesNotice() {
  const { t } = useTranslation('partners')
  return <EmptyState kind="nothing-yet" title={t('offer.nothing.title')} text={t('offer.nothing.text')} />
}
