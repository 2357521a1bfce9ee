import { useCallback, useEffect, useRef, useState } from 'react'
import type { FoundRows, Wanted } from './row-finder.ts'
import type { RowsPart } from './table-frame.tsx'

/** Rows that are kept elsewhere, such as in a worker, and found there (`rowFinder`). */
export interface RowSource<Row, Words, Filter> {
  readonly find: (wanted: Wanted<Words, Filter>, first: number, end: number) => Promise<FoundRows<Row>>
}

export interface FoundPart<Row> {
  /** Some of those found: those in sight, and as many before and after them. */
  readonly rows: readonly Row[]
  readonly part: RowsPart
  /** As in `FoundRows`. */
  readonly among: number
}

/** So many rows are asked for beyond those in sight, either way. */
const AROUND = 100

/**
 * Asks for the rows in sight of those wanted. Answers `undefined` until the first come; what was found before stays
 * until the next is there.
 */
export function useFoundRows<Row, Words, Filter>(
  source: RowSource<Row, Words, Filter> | undefined,
  wanted: Wanted<Words, Filter>,
): FoundPart<Row> | undefined {
  const question = JSON.stringify(wanted)
  const [told, setTold] = useState<Told<Row>>()
  const sight = useRef({ first: 0, end: 0 })
  const [broken, setBroken] = useState<{ readonly error: unknown }>()
  /** Counts the questions: only the last one's answers are shown. */
  const questions = useRef(0)

  const ask = useCallback((): void => {
    if (!source) return
    const number = questions.current
    const from = Math.max(0, sight.current.first - AROUND)
    source.find(JSON.parse(question) as Wanted<Words, Filter>, from, sight.current.end + AROUND).then(
      (found) => {
        if (number === questions.current) setTold({ ...found, from })
      },
      (error: unknown) => setBroken({ error }),
    )
  }, [source, question])

  useEffect(() => {
    ask()
    return () => {
      questions.current += 1
    }
  }, [ask])

  const onSight = useCallback(
    (first: number, end: number): void => {
      sight.current = { first, end }
      const isThere = told && first >= told.from && Math.min(end, told.total) <= told.from + told.rows.length
      if (told && !isThere) ask()
    },
    [ask, told],
  )
  if (broken) throw broken.error // As rows that cannot be read do where they are drawn.
  return (
    told && {
      rows: told.rows,
      part: { from: told.from, count: told.total, onSight },
      among: told.among,
    }
  )
}

interface Told<Row> extends FoundRows<Row> {
  /** Place of the first row. */
  readonly from: number
}
