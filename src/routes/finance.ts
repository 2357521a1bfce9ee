import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import FileInput from 'lucide-react/icons/file-input'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wallet from 'lucide-react/icons/wallet'
import {
  managesInvoices,
  platformStaff,
  seesCompanyBudget,
  seesInvoices,
  seesTransactions,
} from './guards.ts'
import type { Route } from './route.ts'

const inArea = { area: 'finance', audience: 'signed-in' } as const

export const financeRoutes = [
  {
    ...inArea,
    path: '/finance/company-budget',
    name: 'CompanyBudget',
    guards: seesCompanyBudget,
    needsCompany: true,
    words: ['vocabulary'],
    load: () => import('@/features/finance/company-budget-screen.tsx'),
    menu: { group: 'finance', order: 1, icon: Wallet },
  },
  {
    ...inArea,
    path: '/finance/invoices',
    name: 'Invoices',
    guards: seesInvoices,
    load: () => import('@/features/finance/invoices-screen.tsx'),
    menu: { group: 'finance', order: 2, icon: ReceiptText },
  },
  {
    ...inArea,
    path: '/finance/invoices/:invoiceOspId',
    name: 'InvoiceView',
    guards: seesInvoices,
    load: () => import('@/features/finance/invoice-screen.tsx'),
    parent: 'Invoices',
  },
  {
    ...inArea,
    path: '/finance/all-transactions',
    name: 'AllTransactions',
    guards: seesTransactions,
    words: ['vocabulary'],
    load: () => import('@/features/finance/all-transactions-screen.tsx'),
    menu: { group: 'finance', order: 3, icon: ArrowLeftRight },
  },
  {
    ...inArea,
    path: '/finance/transaction-details/:eventOspId',
    name: 'TransactionDetails',
    guards: seesTransactions,
    words: ['expenses', 'vocabulary'],
    load: () => import('@/features/finance/transaction-screen.tsx'),
    parent: 'AllTransactions',
  },
  {
    ...inArea,
    path: '/finance/company-private-budget',
    name: 'CompanyPrivateBudget',
    guards: platformStaff,
    load: () => import('@/features/finance/private-budget-screen.tsx'),
    menu: { group: 'finance', order: 4, icon: PiggyBank },
  },
  {
    ...inArea,
    path: '/finance/self-billing-invoices',
    name: 'SelfBillingInvoices',
    guards: managesInvoices,
    load: () => import('@/features/finance/self-billing-invoices-screen.tsx'),
    menu: { group: 'finance', order: 5, icon: FileInput },
  },
] as const satisfies readonly Route[]
