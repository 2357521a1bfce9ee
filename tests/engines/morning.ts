import type { Visitor } from './visitor.ts'

/** What a user manager does first: dashboard, user, expense, budget, by mouse. */
export async function morning(visitor: Visitor): Promise<void> {
  await visitor.be('ulla.users')
}
