import arrayMutators from 'final-form-arrays'

/** What each `Form` of the form library is given. */
export const FORM = {
  /** How rows are added and taken out. */
  mutators: { ...arrayMutators },
  /** `Form` itself is not rendered with each value: what depends on one asks for it. */
  subscription: {},
}
