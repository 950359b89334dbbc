/** Where a page of the trash ends: what was deleted then, and its id. */
export interface TrashCursor {
  readonly removedAt: Date
  readonly id: string
}

const FORM = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The end of a page as it stands in an address. */
export function writeTrashCursor({ removedAt, id }: TrashCursor): string {
  return `${removedAt.toISOString()}_${id}`
}

/** The end of a page from an address; null for anything else. */
export function readTrashCursor(text: string): TrashCursor | null {
  const [, at = '', id = ''] = FORM.exec(text) ?? []
  const removedAt = new Date(at)
  return Number.isNaN(removedAt.getTime()) ? null : { removedAt, id }
}
