import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    login: {},
    refreshSession: {},
    sendLogin: {},
    resetPincode: {},
    changeLanguage: { again: 'accepted' },
    changePincode: { again: 422 },
  },
} satisfies AreaModel
