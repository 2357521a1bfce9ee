import type { components } from '@/api/generated/schema.ts'

export type SeasonCardOrder = components['schemas']['SeasonCardOrder']
