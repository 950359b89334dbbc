import { logger } from './logger.ts'

/** What an operator should look at soon, by its name: unusually many tries, unusually much spending, mail given up. */
export type AlarmName = 'tries' | 'spending' | 'mail'

const counts = new Map<string, { alarm: AlarmName; subject: string; count: number }>()

/** Tells the operator: one line in the log, and one more in `/metrics`. `facts` name no one. */
export function raiseAlarm(alarm: AlarmName, subject: string, facts: Record<string, number>): void {
  const key = `${alarm} ${subject}`
  const count = (counts.get(key)?.count ?? 0) + 1
  counts.set(key, { alarm, subject, count })
  logger().error({ alarm, subject, ...facts }, 'an alarm was raised')
}

/** The alarms this process has raised since it began. */
export function raisedAlarms(): readonly { alarm: AlarmName; subject: string; count: number }[] {
  return [...counts.values()]
}
