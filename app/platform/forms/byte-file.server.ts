/** What a person sent as a file: its name as they sent it, and its bytes. */
export interface ByteFile {
  readonly ok: true
  readonly name: string
  readonly bytes: Uint8Array
}

/** Reads a file as it is. How large it may be is said by whoever keeps it. */
export async function readByteFile(file: File): Promise<ByteFile> {
  return { ok: true, name: file.name.slice(0, 500), bytes: new Uint8Array(await file.arrayBuffer()) }
}
