/** One file of an export; what it holds is read when the one before has been taken. */
export interface ExportEntry {
  readonly name: string
  readonly content: AsyncIterable<string | Uint8Array>
}
