import { send } from '#scripts/measure/harness/load/send.ts'
import { kindOf, MOST_BYTES, weighPages } from '#scripts/measure/harness/load/weigh-pages.ts'
import { goal, heading, note } from '#scripts/measure/harness/report.ts'
import { startApp } from '#scripts/measure/harness/servers/app.ts'
import { makeCrowdedWorkspace } from '#scripts/measure/harness/servers/crowded-workspace.ts'
import { openServerDatabase } from '#scripts/measure/harness/servers/databases.ts'

/** More than there are kinds of pages by far. */
const MOST_PAGES = 1500
/** Of the pages of people, posts, deals …, so many each. */
const MOST_ALIKE = 12

/** HTML of every page that the links of a crowded workspace lead to: those above what a page may weigh, heaviest first. */
export async function run(): Promise<void> {
  heading('What pages of a crowded workspace weigh')
  const database = await openServerDatabase()
  if (typeof database === 'string') return note(`not measured: ${database}`)
  try {
    const { url } = database.place
    const { cookie } = await database.use(db => makeCrowdedWorkspace(db, url))
    const app = await startApp(database.place, {}, { role: '--web' })
    try {
      const weights = await weighPages(
        async address => {
          const { headers, text } = await send(`http://localhost:${app.port}`, address, { cookie })
          return headers['content-type']?.includes('text/html') ? Buffer.from(text) : null
        },
        { mostPages: MOST_PAGES, mostAlike: MOST_ALIKE },
      )
      report(weights)
    } finally {
      await app.stop()
    }
  } finally {
    await database.remove()
  }
}

function report(weights: ReadonlyMap<string, number>): void {
  const heaviest = [...weights].sort(([, a], [, b]) => b - a)
  const heavy = heaviest.filter(([, bytes]) => bytes > MOST_BYTES)
  for (const alike of Map.groupBy(heavy, ([address]) => kindOf(address)).values())
    tell(alike[0], alike.length > 1 ? `and ${alike.length - 1} like it` : '')
  tell(heaviest[heavy.length], 'the heaviest of all others')
  note(`${heavy.length} of ${weights.size} pages are above`)
}

function tell([address, bytes]: readonly [string, number] = ['', Number.NaN], detail: string): void {
  goal(`bytes of ${address}`, bytes, { atMost: MOST_BYTES }, detail)
}
