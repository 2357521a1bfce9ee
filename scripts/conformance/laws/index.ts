/** All laws, in the order in which they are tried. */
import { goodRequest } from './good-request.ts'
import { input } from './input.ts'
import type { Law } from './law.ts'
import { methods } from './methods.ts'
import { token } from './token.ts'

export const LAWS: readonly Law[] = [token, goodRequest, input, methods]
