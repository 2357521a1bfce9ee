/**
 * Unpacks the parts of a workbook in pieces and within a limit, because a file of some kilobytes can contain gigabytes
 * of rows. The index at the end of the file can be wrong, so it is not used.
 */
import { Unzip, UnzipInflate } from 'fflate'

/** The parts unpack to more than the limit. */
export class TooLarge extends Error {}

/** The remaining number of bytes to unpack, shared by all parts that are read. */
export interface Allowance {
  left: number
}

/** The number of packed bytes per step. They unpack to at most 1 MiB. */
const PIECE = 1024
/** After this time it yields to other work, on a server with one thread. */
const PAUSE_AFTER_MS = 15

/**
 * The text of a part, in pieces. Empty for a missing part. Throws `TooLarge`, and another error for a file that is not
 * a workbook.
 */
export async function* readPart(
  zip: Uint8Array,
  name: string,
  allowance: Allowance,
  isWhole = true,
): AsyncGenerator<string, void> {
  const pieces: Uint8Array[] = []
  const progress = { isDone: false }
  const unzip = new Unzip((file) => {
    if (file.name.toLowerCase() !== name.toLowerCase() || progress.isDone) return
    // Most files declare their size correctly.
    if (isWhole && (file.originalSize ?? 0) > allowance.left) throw new TooLarge()
    file.ondata = (error, data, isLast) => {
      if (error) throw error
      allowance.left -= data.length
      if (allowance.left < 0) throw new TooLarge()
      pieces.push(data)
      progress.isDone ||= isLast
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  let decoder: TextDecoder | undefined
  let since = performance.now()
  for (let at = 0; at < zip.length && !progress.isDone; at += PIECE) {
    unzip.push(zip.subarray(at, at + PIECE), false)
    // A part that is read as a whole is counted before it is processed.
    if (isWhole && !progress.isDone) {
      since = await pausedSince(since)
      continue
    }
    for (const piece of pieces.splice(0)) {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
      yield decoder.decode(piece, { stream: true })
      since = await pausedSince(since)
    }
  }
  if ((decoder ?? pieces[0]) && !progress.isDone) throw new Error('the end is missing')
}

/** Yields to other work if it is due. Returns the start of the current time slice. */
async function pausedSince(since: number): Promise<number> {
  if (performance.now() - since < PAUSE_AFTER_MS) return since
  await new Promise((resolve) => setTimeout(resolve))
  return performance.now()
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
