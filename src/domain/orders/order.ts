import type { components } from '@/api/generated/schema.ts'

export type Order = components['schemas']['Order']
export type PluginPurchase = components['schemas']['PluginPurchase']
