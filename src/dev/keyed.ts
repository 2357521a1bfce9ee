/** Gives each row a React key that stays when rows are added at the end. Equal rows get a number. */
export function keyed<Row>(rows: readonly Row[], nameOf: (row: Row) => string): { key: string; row: Row }[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const name = nameOf(row)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { key: `${name} ${times}`, row }
  })
}
