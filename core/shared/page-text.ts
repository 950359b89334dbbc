/** Where a page of a list stands: '16 to 30 of 50'; '0' for a list without rows. */
export function pageText({ page, size, total }: { page: number; size: number; total: number }): string {
  const first = (page - 1) * size + 1
  return total === 0 ? '0' : `${first} to ${Math.min(first + size - 1, total)} of ${total}`
}
