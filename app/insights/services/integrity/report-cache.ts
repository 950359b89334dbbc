import type { IntegrityReport } from '#core/insights/integrity/report.ts'

/** Milliseconds a report is good for. */
const FRESH_MS = 10 * 60_000
/** Workspaces remembered; the oldest goes first. */
const MOST = 500

const reports = new Map<string, IntegrityReport>()

/** This process's memory of integrity reports: 10 minutes each, thrown away when something is repaired. */
export function reportCache() {
  return {
    find(workspace: string, now: Date): IntegrityReport | null {
      const report = reports.get(workspace)
      if (!report?.lastChecked) return null
      return now.getTime() - report.lastChecked.getTime() < FRESH_MS ? report : null
    },
    keep(workspace: string, report: IntegrityReport): void {
      reports.delete(workspace)
      reports.set(workspace, report)
      for (const oldest of reports.keys()) {
        if (reports.size <= MOST) break
        reports.delete(oldest)
      }
    },
    forget(workspace: string): void {
      reports.delete(workspace)
    },
  }
}
