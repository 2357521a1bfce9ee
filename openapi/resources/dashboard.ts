import type { AreaModel } from '../resources.ts'

export const model = { about: { findUsersByAny: 'user' } } satisfies AreaModel
