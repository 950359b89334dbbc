import type { AssistantBrief } from '#core/assistant/brief.ts'

/** Milliseconds a brief is good for. */
const FRESH_MS = 5 * 60_000
/** Workspaces remembered; the oldest goes first. */
const MOST = 500

const kept = new Map<string, { brief: AssistantBrief; at: number }>()

/** This process's memory of what the assistant is told: five minutes for each workspace. */
export function briefCache() {
  return {
    find(workspace: string, now: Date): AssistantBrief | null {
      const known = kept.get(workspace)
      const age = known ? now.getTime() - known.at : FRESH_MS
      return known && age >= 0 && age < FRESH_MS ? known.brief : null
    },
    keep(workspace: string, brief: AssistantBrief, now: Date): void {
      kept.delete(workspace)
      kept.set(workspace, { brief, at: now.getTime() })
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST) break
        kept.delete(oldest)
      }
    },
  }
}
