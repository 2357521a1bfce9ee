import type { BrokenRules } from '~openapi/rules.ts'

/** R147: sign-in needs both login and password. */
export const missingCredentials = ({
  username,
  password,
}: {
  readonly username: string
  readonly password: string
}): BrokenRules => ({
  ...(username === '' && { username: { rule: 'required' } }),
  ...(password === '' && { password: { rule: 'required' } }),
})
