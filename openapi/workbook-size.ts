/** The unpacked size of a workbook: a file of some kilobytes can contain gigabytes of rows. */

/** The limit for the parts that are read. 500 rows need less than a quarter of it. */
export const MAX_UNPACKED_BYTES = 4 * 1024 * 1024

const [END, ENTRY] = [0x06054b50, 0x02014b50]
const [END_SIZE, ENTRY_SIZE, HEAD_SIZE] = [22, 46, 30]
const DEFLATED = 8

/**
 * Whether the parts of a workbook that are read unpack to at most `limit` bytes. Counts the real bytes, because the
 * sizes in the index may be wrong.
 */
export async function unpacksWithin(zip: Uint8Array<ArrayBuffer>, limit: number): Promise<boolean> {
  let left = limit
  for (const part of partsOf(zip)) {
    left -= part.isDeflated ? await unpackedSize(part.bytes, left) : part.bytes.length
    if (left < 0) return false
  }
  return true
}

/** The parts that a workbook reader opens; none when the file is not a ZIP. */
function* partsOf(zip: Uint8Array<ArrayBuffer>) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = endOf(view)
  if (end === undefined) return
  const names = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_SIZE > zip.length || view.getUint32(at, true) !== ENTRY) return
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    const head = view.getUint32(at + 42, true)
    if (head + HEAD_SIZE > zip.length) return
    const begin = head + HEAD_SIZE + view.getUint16(head + 26, true) + view.getUint16(head + 28, true)
    if (/\.xml(\.rels)?$/.test(names.decode(zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + name))))
      yield {
        isDeflated: view.getUint16(at + 10, true) === DEFLATED,
        bytes: zip.subarray(begin, begin + view.getUint32(at + 20, true)),
      }
    at += ENTRY_SIZE + name + extra + comment
  }
}

/** The position of a ZIP's index, which is stored at its end, before an optional comment. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - END_SIZE; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at
  return undefined
}

/** Stops counting just above `most`. For a corrupt part it counts the bytes that can be unpacked. */
async function unpackedSize(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // Rejects when the loop below stops early, or the data are corrupt.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined)
  const reader = readable.getReader()
  let size = 0
  try {
    while (size <= most) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
    }
    if (size > most) await reader.cancel()
  } catch {
    // The workbook reader reports the error.
  }
  return size
}
