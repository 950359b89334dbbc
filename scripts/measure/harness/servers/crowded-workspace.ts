import type { AdminDatabase } from '#db/admin.ts'
import { APP_SECRET } from './app.ts'
import { runChild } from './child.ts'
import { fillSales } from './fill-sales.ts'
import { fillWatch } from './fill-watch.ts'
import { planMonth, type SignedIn, signIn } from './workspaces.ts'

const DAYS = 730
/** Posts of four weeks in the planner. */
const PLANNED = 300
/** Of those past, so many wait to be posted by hand, and as many each went wrong in every way there is. */
const WAITING = 24
const ITEMS = 500
const SALES = { people: 2000, deals: 400, links: 200, clicks: 20_000 }

/** Fills an empty database on a server with one workspace that has much of everything, and signs somebody in to it. */
export async function makeCrowdedWorkspace(db: AdminDatabase, url: string): Promise<SignedIn> {
  await runChild(['scripts/cli.ts', 'seed', '--users', '1', '--days', String(DAYS)], {
    ...{ DATABASE_URL: url, SESSION_SECRET: APP_SECRET, ENCRYPTION_KEY: APP_SECRET },
  })
  const [founder] = await db.sql<{ id: string }[]>`select id from profiles`
  if (!founder) throw new Error('No founder was made')
  await fillSales(db, founder.id, SALES)
  await fillWatch(db, founder.id, ITEMS)
  await planMonth(db, founder.id, PLANNED)
  await writePlanned(db, founder.id)
  return signIn(db, founder.id, new Date())
}

/** Gives what is planned texts of common length and titles of two lines, and lets some of it wait for its founder. */
async function writePlanned(db: AdminDatabase, userId: string): Promise<void> {
  await db.sql`
    with planned as (
      select id, scheduled_for, row_number() over (order by scheduled_for desc) as n from content_planner
      where user_id = ${userId} and content_id is null and scheduled_for is not null
    ), written as (
      insert into content_created (user_id, title, body, platform, status, alignment_overall)
      select ${userId}, n || ' of three hundred things I wish I had known', repeat(
        'Nobody told me this when I began. ', 25), 'instagram', 'draft', 60 + n % 30
      from planned
      returning id, title
    )
    update content_planner p set content_id = w.id, title = ''
    from planned d, written w
    where p.user_id = ${userId} and p.id = d.id and split_part(w.title, ' ', 1) = d.n::text
  `
  await db.sql`
    with past as (
      select id, row_number() over (order by scheduled_for desc) as n from content_planner
      where user_id = ${userId} and status = 'published' and scheduled_for < now()
    )
    update content_planner p set status = (array['due', 'handed_over', 'missed', 'failed', 'held'])[1 + past.n % 5]
    from past where p.user_id = ${userId} and p.id = past.id and past.n <= ${WAITING * 5}
  `
}
