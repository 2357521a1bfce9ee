/**
 * Code that must not compile. Only the type check reads this file; it never runs. Each `@ts-expect-error` fails the
 * check when the line below it compiles.
 */
import { type Handlers, handlersFor } from './handler.ts'

type Login = Handlers['login']
type GetUser = Handlers['getUser']

export const valid: Login = ({ reply }) => reply(200, { token: 'at', requires2fa: false })

export const wrongType: Login = ({ reply }) =>
  // @ts-expect-error the contract has a string
  reply(200, { token: 1 })

export const excessProperty: Login = ({ reply }) =>
  // @ts-expect-error `expires` is not in the contract
  reply(200, { token: 'at', expires: 900 })

export const missingProperty: Handlers['verifyLogin'] = ({ reply }) =>
  // @ts-expect-error `available` is required
  reply(200, {})

export const notInEnum: Handlers['getHelp'] = ({ reply }) =>
  // @ts-expect-error no such language
  reply(200, { language: 'xx', title: 'Hilfe', sections: [], contact: {} })

export const undocumentedStatus: Login = ({ reply }) =>
  // @ts-expect-error a sign-in creates nothing
  reply(201, { token: 'at' })

export const bodyOfNoContent: Handlers['changeLanguage'] = ({ reply }) =>
  // @ts-expect-error 204 has no body
  reply(204, { language: 'nl' })

export const missingBody: Login = ({ reply }) =>
  // @ts-expect-error 200 has a body
  reply(200)

export const jsonForBytes: Handlers['getPortalLogo'] = ({ reply }) =>
  // @ts-expect-error a logo is a PNG
  reply(200, { image: '' })

export const wrongMediaType: Handlers['getPortalLogo'] = ({ raw }) =>
  // @ts-expect-error the contract has PNG only
  raw(200, 'image/jpeg', new Uint8Array())

// @ts-expect-error only `reply` makes a reply
export const plainObject: Login = () => ({ status: 200, body: {}, type: undefined, headers: {} })

export const replyOfOtherOperation: (call: Parameters<GetUser>[0]) => ReturnType<Login> = ({ reply }) =>
  // @ts-expect-error a reply of another operation
  reply(404, { message: 'no' })

// @ts-expect-error nothing is returned
export const missingReturn: Login = ({ reply }) => {
  reply(200, {})
}

export const unknownField: Login = ({ body, reply }) => {
  // @ts-expect-error the request has no `password`
  void body.password
  return reply(200, {})
}

export const unknownPathParameter: Handlers['changeLanguage'] = ({ path, reply }) => {
  // @ts-expect-error the path has `lang`
  void path.language
  return reply(204)
}

export const unknownOperation = handlersFor({
  // @ts-expect-error the contract has no such operation
  signIn: () => undefined,
})

// @ts-expect-error the other operations are missing
export const missingOperation: Handlers = { login: valid }
