import { formatDate } from '#core/shared/time.ts'

/** What a list says of an article; its words are another matter (`articles.ts`), and no script carries them. */
export interface ArticleCard {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Calendar day, YYYY-MM-DD. */
  readonly date: string
  readonly minutes: number
}

/** '2026-11-02' as '2 November 2026'. */
export function articleDay(date: string): string {
  return formatDate(new Date(`${date}T00:00:00Z`), 'UTC')
}
