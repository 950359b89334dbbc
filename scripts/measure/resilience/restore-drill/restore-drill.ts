import type { Figure } from '../figures.ts'
import { restoreBackup } from './restore-backup.ts'
import { restoreFromLog } from './restore-from-log.ts'

/** What is lost comes back: from a backup made under load, and from the archived log. */
export async function run(share: number): Promise<Figure[]> {
  return [...(await restoreBackup(share)), ...(await restoreFromLog(share))]
}
