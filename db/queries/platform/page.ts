/** Which part of a list is wanted. */
export interface PageRequest {
  /** From 1. */
  readonly page: number
  /** Rows on a page, 1 to 100. */
  readonly size: number
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly page: number
  readonly size: number
  /** Rows on all pages; 0 also when the page lies behind the last one and is not the first. */
  readonly total: number
  readonly pages: number
}

/** The page as limit and offset, kept within bounds that an integer column and a patient database can bear. */
export function readPage({ page, size }: PageRequest): { limit: number; offset: number } {
  const limit = clamp(size, 1, 100)
  return { limit, offset: (clamp(page, 1, 10_000) - 1) * limit }
}

/** Splits the total, which each row carries, from the rows. */
export function pageOf<Row extends { readonly total: number }>(
  counted: readonly Row[],
  request: PageRequest,
): Page<Omit<Row, 'total'>> {
  const { limit } = readPage(request)
  const total = counted[0]?.total ?? 0
  const rows = counted.map(({ total: _total, ...row }) => row)
  return { rows, page: clamp(request.page, 1, 10_000), size: limit, total, pages: Math.ceil(total / limit) }
}

function clamp(value: number, low: number, high: number): number {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, Math.trunc(value))) : low
}
