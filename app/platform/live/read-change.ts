import * as v from 'valibot'
import type { ChangeRow } from '#db/queries/platform/changes.ts'

const Change = v.object({
  seq: v.pipe(v.number(), v.safeInteger()),
  table: v.string(),
  workspace: v.string(),
  id: v.nullable(v.string()),
})

/** What a notification says, or null when it is none of ours (a heartbeat, another release's shape). */
export function readChange(payload: string): ChangeRow | null {
  try {
    const parsed = v.safeParse(Change, JSON.parse(payload))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
