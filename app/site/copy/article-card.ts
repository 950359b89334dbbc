/** What a list says of an article; its words are another matter (`articles.ts`), and no script carries them. */
export interface ArticleCard {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Calendar day, YYYY-MM-DD. */
  readonly date: string
  readonly minutes: number
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '2026-11-02' as '2 November 2026'. */
export function articleDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}
