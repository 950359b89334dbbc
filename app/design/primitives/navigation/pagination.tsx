import { RoomLink } from './room-link.tsx'

export interface PaginationProps {
  /** The present page, from 1. */
  page: number
  pageCount: number
  /** The address of a page; keep the filters in it. */
  hrefOf: (page: number) => string
  /** What is paged: 'Stories'. */
  label: string
}

/** Previous, next and where one is; an old address may be past the last page. Shows nothing when there is only one page. */
export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={`Pages of ${label}`} className="flex items-center justify-between gap-3">
      <PageLink to={page > 1 ? hrefOf(Math.min(page - 1, pageCount)) : null} rel="prev">
        Previous
      </PageLink>
      <p aria-current="page" className="text-sm tabular-nums text-ink-soft">
        {page > pageCount
          ? `There’s no page ${page}. The last is ${pageCount}.`
          : `Page ${page} of ${pageCount}`}
      </p>
      <PageLink to={page < pageCount ? hrefOf(page + 1) : null} rel="next">
        Next
      </PageLink>
    </nav>
  )
}

function PageLink({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: string }) {
  if (to === null) {
    return (
      <span aria-disabled="true" className="button button-sm">
        {children}
      </span>
    )
  }
  return (
    <RoomLink to={to} rel={rel} className="button button-sm">
      {children}
    </RoomLink>
  )
}
