import arrayMutators from 'final-form-arrays'

/** The props of every `Form` of the form library. */
export const FORM = {
  /** Adds and removes rows. */
  mutators: { ...arrayMutators },
  /** `Form` does not render on each change: components subscribe to the values they depend on. */
  subscription: {},
}
