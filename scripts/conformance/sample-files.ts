/** Files to upload, for operations whose body is a form. */
const USERS = `first_name,last_name,email\nConny,Tester,conny.tester@example.org\n`

/** The files that an operation may accept, the likeliest first. */
export const sampleFiles = (_operation: string): File[] => [
  new File([USERS], 'users.csv', { type: 'text/csv' }),
]
