import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    login: {},
    refreshSession: {},
    // The values that confirm the identity are compared, not stored.
    stepUp: { reworded: ['passdigest', 'code2fa'] },
    sendLogin: {},
    resetPincode: {},
    changeLanguage: { repeated: 'accepted' },
    changePincode: { repeated: 422 },
  },
} satisfies AreaModel
