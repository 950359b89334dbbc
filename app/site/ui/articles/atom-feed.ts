import { escapeHtml } from '#core/shared/escape-html.ts'
import { articles } from '../../copy/articles.ts'

/** The newest articles as Atom (RFC 4287), for whoever reads by feed. */
export function atomFeed(origin: string): string {
  const entries = articles().map(
    article => `  <entry>
    <id>${origin}/insights/${article.slug}</id>
    <title>${escapeHtml(article.title)}</title>
    <link href="${origin}/insights/${article.slug}"/>
    <published>${article.date}T08:00:00Z</published>
    <updated>${article.date}T08:00:00Z</updated>
    <summary>${escapeHtml(article.summary)}</summary>
  </entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <id>${origin}/insights</id>
  <title>Brandhearth: insights for founders</title>
  <link href="${origin}/insights"/>
  <link rel="self" href="${origin}/insights/feed.xml"/>
  <updated>${articles()[0]?.date ?? '2026-01-01'}T08:00:00Z</updated>
  <author><name>Brandhearth</name></author>
${entries.join('\n')}
</feed>
`
}
