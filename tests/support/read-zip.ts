import { crc32 } from 'node:zlib'

/**
 * The files of a ZIP by name, in their order, read from its own directory as unpacking programs do. Throws for what is no
 * ZIP, for packed bytes that do not match their checksum, and for anything but stored files, since ours are not compressed.
 */
export function readZip(zip: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let end = zip.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--
  if (end < 0) throw new Error('This is no ZIP')
  const files = new Map<string, Uint8Array>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('The directory of the ZIP is broken')
    if (view.getUint16(at + 10, true) !== 0) throw new Error('A file of the ZIP is compressed')
    const [size, nameLength] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)]
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength))
    const place = view.getUint32(at + 42, true)
    const start = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true)
    const bytes = zip.subarray(start, start + size)
    if (crc32(bytes) !== view.getUint32(at + 16, true)) throw new Error(`${name} is damaged`)
    files.set(name, bytes)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}
