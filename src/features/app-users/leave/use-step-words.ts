import { useTranslation } from 'react-i18next'
import { getRecurringExternalPurchaseTypes } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { date, money } from '@/i18n/formats.ts'
import { valueOf } from '@/domain/users/tokens.ts'
import { remainingOf } from '@/domain/budgets/use-budgets-of.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import type { LeaverStep } from './leaver-steps.ts'

/** The texts of a step: its subject, and its effect. */
export interface StepWords {
  readonly item: string
  readonly effect: string
}

/** Returns the texts of a step. */
// i18n-keys: vocabulary:budgetTypes.*
export function useStepWords(): (step: LeaverStep) => StepWords {
  const { t } = useTranslation(['app-users', 'vocabulary'])
  const types = useRead(getRecurringExternalPurchaseTypes, {}, { keep: true }).data ?? []
  return (step) => {
    const day = step.until === undefined ? undefined : date(step.until)
    switch (step.kind) {
      case 'recurring': {
        const { description, type, amountVatIncl, nextDate = '', frequency } = step.recurring
        const name = description ?? types.find((one) => one.type === type)?.label ?? type
        return {
          item: t(`leaver.item.recurring.${frequency}`, { name, amount: money(amountVatIncl) }),
          effect:
            day === undefined
              ? t('leaver.effect.recurring.now', { date: date(nextDate) })
              : t('leaver.effect.recurring.day', { date: day }),
        }
      }
      case 'token':
        return {
          item: t('leaver.item.token', { name: step.token.label, value: valueOf(step.token) }),
          effect: t('leaver.effect.token'),
        }
      case 'budget': {
        const { budget } = step
        const name = t(`vocabulary:budgetTypes.${budget.type}`)
        return {
          item: budget.limited
            ? t('leaver.item.budget', { name, amount: money(remainingOf(budget)) })
            : t('leaver.item.budgetUnlimited', { name }),
          effect:
            day === undefined ? t('leaver.effect.budget.now') : t('leaver.effect.budget.day', { date: day }),
        }
      }
      case 'account':
        return {
          item: t('leaver.item.account', { name: nameOf(step.user) }),
          effect:
            day === undefined
              ? t('leaver.effect.account.now')
              : t('leaver.effect.account.day', { date: day }),
        }
    }
  }
}
