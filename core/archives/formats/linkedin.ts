import type { ArchiveFile, Collector } from '../item.ts'
import { readTable } from '../text/read-csv.ts'
import { readTime } from '../text/read-time.ts'

/** The file of a LinkedIn archive that holds posts. */
export const LINKEDIN_POSTS = /(^|\/)shares(_\d+)?\.csv$/i

/**
 * Posts of a LinkedIn archive: `Shares.csv`, whose times are UTC. What was shared without a word of one's own has no text; a
 * link that was shared goes below the text, as it was shown.
 */
export function readLinkedInArchive(files: readonly ArchiveFile[], today: string, to: Collector): void {
  for (const file of files) {
    if (!LINKEDIN_POSTS.test(file.name)) continue
    const [headings = [], ...rows] = readTable(file.text)
    const names = headings.map(heading => heading.trim().toLowerCase())
    const places = {
      date: names.indexOf('date'),
      link: names.indexOf('sharelink'),
      text: names.indexOf('sharecommentary'),
      shared: names.indexOf('sharedurl'),
    }
    if (places.date < 0 || places.text < 0) {
      to.leave('unreadable')
      continue
    }
    for (const row of rows) {
      const cell = (place: number) => (row[place] ?? '').trim()
      const text = unquoted(cell(places.text))
      const shared = cell(places.shared)
      const link = cell(places.link)
      to.add({
        platform: 'linkedin',
        // The number at its end stays the same, however the address is written.
        id: /(\d{8,})\/?$/.exec(decodedLink(link))?.[1] ?? '',
        text:
          text !== '' && /^https?:/.test(shared) && !text.includes(shared) ? `${text}\n\n${shared}` : text,
        at: readTime(cell(places.date), { order: 'month', today, timeZone: 'UTC' }),
        address: link,
      })
    }
  }
}

/** LinkedIn puts each line of a text into quotes of its own, empty ones as well or not, and doubles those within. */
function unquoted(text: string): string {
  const lined = /"\r?\n"/.test(text)
  const opened = lined && /^"*/.exec(text)?.[0].length
  const start = typeof opened === 'number' && opened % 2 === 1 ? text.slice(1) : text
  const closed = lined && /"*$/.exec(start)?.[0].length
  const whole = typeof closed === 'number' && closed % 2 === 1 ? start.slice(0, -1) : start
  return whole
    .replace(/"(?:\r?\n")+/g, breaks => '\n'.repeat(breaks.split('\n').length - 1))
    .replaceAll('""', '"')
}

function decodedLink(link: string): string {
  return link.replaceAll('%3A', ':').split(/[?#]/)[0] ?? ''
}
