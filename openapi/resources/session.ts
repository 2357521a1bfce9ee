import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    login: {},
    refreshSession: {},
    stepUp: {},
    sendLogin: {},
    resetPincode: {},
    changeLanguage: { repeated: 'accepted' },
    changePincode: { repeated: 422 },
  },
} satisfies AreaModel
