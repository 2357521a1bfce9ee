/** How many rows are formatted within 20 ms on a slow machine. */
const ROWS = 500

/** Processes many rows in slices. The page stays responsive in between. */
export async function inSlices<Row, Result>(
  rows: readonly Row[],
  work: (some: readonly Row[]) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let from = 0; from < rows.length; from += ROWS) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve))
    results.push(work(rows.slice(from, from + ROWS)))
  }
  return results
}
