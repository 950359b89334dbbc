/**
 * Milliseconds of the processor that work takes in this thread. The clock on the wall would also count whoever else wants
 * the machine meanwhile.
 */
export function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
