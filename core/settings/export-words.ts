/** What the pages and the manifest of an export say; the room's copy fills it in. */
export interface ExportWords {
  readonly title: string
  readonly intro: string
  readonly stories: string
  readonly posts: string
  readonly everything: string
  readonly leftOut: string
  readonly leftOutColumns: string
  readonly missing: string
  readonly back: string
  readonly next: string
  readonly previous: string
  readonly untitled: string
  /** Why single columns are left out. */
  readonly whyColumns: string
  /** What a table is called: its own name where there is no better one. */
  tableName(table: string): string
  rows(count: number): string
  made(at: Date): string
}
