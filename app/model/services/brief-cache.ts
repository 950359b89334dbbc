import type { AssistantBrief } from '#core/assistant/brief.ts'

/** Milliseconds a brief is good for. */
const FRESH_MS = 5 * 60_000
/** Workspaces remembered; the oldest goes first. */
const MOST = 500

const briefs = new Map<string, { brief: AssistantBrief; at: number }>()

/** This process's memory of what the assistant is told: five minutes for each workspace. */
export function briefCache() {
  return {
    find(workspace: string, now: Date): AssistantBrief | null {
      const entry = briefs.get(workspace)
      const age = entry ? now.getTime() - entry.at : FRESH_MS
      return entry && age >= 0 && age < FRESH_MS ? entry.brief : null
    },
    keep(workspace: string, brief: AssistantBrief, now: Date): void {
      briefs.delete(workspace)
      briefs.set(workspace, { brief, at: now.getTime() })
      for (const oldest of briefs.keys()) {
        if (briefs.size <= MOST) break
        briefs.delete(oldest)
      }
    },
  }
}
