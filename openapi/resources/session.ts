import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    login: {},
    refreshSession: {},
    // What proves who is at the keyboard is compared, not stored.
    stepUp: { reworded: ['passdigest', 'code2fa'] },
    sendLogin: {},
    resetPincode: {},
    changeLanguage: { repeated: 'accepted' },
    changePincode: { repeated: 422 },
  },
} satisfies AreaModel
