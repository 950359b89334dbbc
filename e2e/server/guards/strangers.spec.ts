import type { Page } from 'playwright/test'
import { advanceStripe, resetStripe } from '../../fixtures/stripe.ts'
import { expect, test } from '../../fixtures/test.ts'
import { type Answer, Caller, newcomer, severalAtOnce, signInAs, waysTo } from './caller.ts'
import { idsIn, moveIn, type Owner, openBeside, type Rows, rowsOf, wordsIn } from './owner.ts'
import { ALL, fill, GUARDED } from './routes.ts'

/** Which table the parameter of a route names a row of. A new route with a parameter has to be put here or below. */
const ROWS: Record<string, string> = {
  '/app/storybank/:storyId': 'stories',
  '/app/storybank/import/:importId': 'story_imports',
  '/app/import/:importId': 'archive_imports',
  '/app/storybank/:storyId/people': 'stories',
  '/app/storybank/:storyId/words': 'stories',
  '/app/create/:storyId?': 'stories',
  '/app/create/versions/:postId': 'content_created',
  '/app/create/quote/:postId': 'content_created',
  '/app/create/carousel/:postId': 'content_created',
  '/app/content/planned/:id': 'content_planner',
  '/app/content/import/:importId': 'schedule_imports',
  '/app/content/review/:postId': 'content_created',
  '/app/campaigns/:campaignId': 'campaigns',
  '/app/campaigns/:campaignId/export/:format': 'campaigns',
  '/app/links/:linkId': 'tracked_links',
  '/app/links/:linkId/code/:picture': 'tracked_links',
  '/app/offers/:offerId': 'offers',
  '/app/sales-hub/people/:personId': 'leads',
  '/app/sales-hub/people/import/:importId': 'lead_imports',
  '/app/sales-hub/people/:personId/merge': 'leads',
  '/app/sales-hub/people/:personId/reply': 'leads',
  '/app/sales-hub/people/:personId/record.json': 'leads',
  '/app/sales-hub/people/:personId/files/:fileId': 'lead_files',
  '/app/sales-hub/people/:personId/permissions.json': 'leads',
  '/app/sales-hub/people/:personId/erase': 'leads',
  '/app/sales-hub/people/erased/:erasureId/proof.txt': 'lead_erasures',
  '/app/sales-hub/deals/:dealId': 'deals',
  '/app/sales-hub/forms/:formId': 'lead_forms',
  '/app/sales-hub/forms/:formId/export/:format': 'lead_forms',
  '/app/sales-hub/proposals/:proposalId': 'proposals',
  '/app/analytics/reports/:reportId/report.pdf': 'report_links',
  '/app/brand-watch/sources/:sourceId': 'watch_sources',
  '/app/requests/:requestId': 'content_requests',
  '/app/vault/posts/:postId': 'content_created',
  '/app/brand-watch/competitors/:competitorId': 'competitors',
  '/app/brand-watch/competitors/:competitorId/compare': 'competitors',
  '/app/brand-watch/research/:noteId': 'research_notes',
  '/app/brand-watch/research/:noteId/note.md': 'research_notes',
  '/app/analytics/posts/:postId': 'content_created',
  '/app/media/:place/:placeId': 'content_created',
  '/app/support/tickets/:ticketId': 'support_tickets',
  '/app/settings/webhooks/:webhookId': 'webhook_endpoints',
  '/app/settings/webhooks/:webhookId/secret': 'webhook_endpoints',
}

/** Parameters that name nobody's row, each with what they are. */
const NOBODYS: Record<string, string> = {
  '/api/v1/stories/:storyId': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/api/v1/posts/:postId': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/api/v1/posts/:postId/approval-requests': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/api/v1/schedule/:scheduledPostId': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/api/v1/campaigns/:campaignId': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/api/v1/links/:linkId': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/api/v1/people/:personId': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/api/v1/deals/:dealId': 'asks for a token; tried with others’ rows in e2e/server/api',
  '/app/hearth/:file':
    'a workspace; drawn for whoever may enter it, tried with another in app/media/services/brand-hearth.db.test.ts',
  '/hearth/:file': 'a drawing that stands in its own address; it names nobody',
  '/logo/:file': 'a logo that pages and emails show; its address is long and random',
  '/insights/:slug': 'an article of ours',
  '/oauth/bluesky/:document': 'what we are, for Bluesky’s servers to fetch; the same for everybody',
  '/app/settings/connections/:network': 'a platform; only who began to connect can end it',
  '/app/support/help/:slug': 'a help article of ours',
  '/app/support/tutorials/:tutorialId': 'a tutorial of ours; how far one is belongs to who asks',
  '/app/support/tutorials/:tutorialId/steps': 'the same as data',
  '/brand-clarity-quiz/result/:token': 'the address itself is the key, and it is long',
  '/app/storybank/export/:format': 'a kind of file of one’s own stories',
  '/app/links/export/:format': 'a kind of file of one’s own links',
  '/app/brand-watch/mentions/export/:format': 'a kind of file of one’s own mentions',
  '/app/analytics/export/:format': 'a kind of file of one’s own numbers',
  '/app/strategy/review/:month': 'a month; its review belongs to who asks',
  '/app/sales-hub/offers/export/:format': 'a kind of file of one’s own offers',
  '/app/sales-hub/people/export/:format': 'a kind of file of one’s own people',
  '/app/sales-hub/deals/export/:format': 'a kind of file of one’s own deals',
  '/app/requests/export/:format': 'a kind of file of one’s own requests',
  '/app/brand-watch/competitors/export/:format': 'a kind of file of one’s own competitors',
  '/app/team/export/:format': 'a kind of file of one’s own team’s activity',
  '/app/team/billing/export/:format': 'a kind of file of what one’s own workspaces pay',
  '/operator/tickets/:ticketId':
    'for operators alone; for everybody else who is signed in there is no such page',
  '/app/settings/security/export/:format': 'a kind of file of one’s own account’s log',
  '/app/content/export/:file': 'a kind of file of one’s own plan',
  '/ask-for/:token': 'given away by its owner, who can replace it; the address is the key',
  '/ask-for/status/:token': 'given to whoever asked; the address is the key, and shows their own request',
  '/ask-for/confirm/:token':
    'mailed to one person; the address is the key, and only confirms their own email',
  '/ask-for/mails/:token': 'mailed to one person; the address is the key, and only turns mails off',
  '/ask/:token': 'given to one customer by its owner; the address is the key',
  '/p/:token': 'given to one customer by its owner; the address is the key',
  '/p/:token/proposal.pdf': 'the same as a file',
  '/r/:token': 'given away by its owner, who can turn it off; the address is the key',
  '/r/:token/report.pdf': 'the same as a file',
  '/calendar/:file': 'given to calendars by its owner, who can renew it; the address is the key',
  '/f/:slug': 'shared by its owner with the whole world, to be filled in',
  '/f/:slug/thanks': 'the same form’s page of thanks',
  '/f/:slug/embed': 'the same form, within its owner’s own page',
  '/f/:slug/embed/thanks': 'the thanks of that',
  '/api/forms/:slug': 'the same form for programs',
  '/brand-clarity-quiz/from/:slug': 'our quiz, shared by a founder with the whole world',
  '/brand-compass/from/:slug': 'our compass, shared likewise',
  '/f/confirm/:token': 'mailed to one person; the address is the key, and only confirms their own email',
  '/o/:slug': 'shared by its owner with the whole world',
  '/l/:slug': 'shared by its owner with the whole world',
  '/review/:token': 'given to one client by its owner; the address is the key, for one text and one answer',
  '/websub/:token': 'told to one hub; the address is the key, and only makes a feed be looked at sooner',
  '/unsubscribe/:token': 'mailed to one person; the address is the key, and only turns mails off',
  '/media/:workspace/:pictureId':
    'signed for an hour or two; without its signature the address opens nothing',
  '/shared/:token': 'given away by its owner, who can take it back; the address is the key',
  '/unsaved/:formId':
    'what one browser sent, sealed for its account; tried with others in e2e/nojs/session-ends.spec.ts',
  '/app/settings/privacy/export/:exportId':
    'made by a job, so in no seed; tried with another account’s in app/settings/services/export/export.db.test.ts',
  '/app/captures/:captureId':
    'shared by a person, so in no seed; tried with another account’s in app/captures/services/captures.db.test.ts',
  '/app/share/:formId':
    'what one browser shared while nobody was signed in; tried with another browser in e2e/journeys/stories/share.spec.ts',
  '/onboarding/kickstart/:step?': 'a step of everybody’s kickstart',
  '/manage-your-subscription/invoices/:invoiceId': 'kept by Stripe; tried with a real one below',
}

/** A form or a link that the owner's own pages hold, with a name of one of their rows in it. */
interface Handle {
  readonly path: string
  readonly fields: readonly (readonly [string, string])[] | null
}

test('every route with a parameter is tried with a real row', () => {
  const open = ALL.map(({ pattern }) => pattern).filter(
    pattern => pattern.includes(':') && !(pattern in ROWS) && !(pattern in NOBODYS),
  )
  expect(open, 'put them into ROWS, with a row of the seed, or into NOBODYS with the reason').toEqual([])
})

test('with the real names of somebody’s rows a stranger reads nothing and changes nothing', async ({
  page,
  app,
  mailbox,
}) => {
  test.setTimeout(300_000)
  const db = await openBeside(app)
  try {
    const owner = await moveIn(db)
    const theirs = new Caller(app.url)
    await signInAs(theirs, owner)
    await signInAs(new Caller(app.url), owner)
    const rows = await rowsOf(db, owner.id)
    const { addresses, handles } = await whatTheyHold(page, theirs, rows)
    expect(handles.filter(({ fields }) => fields).length, 'forms about a row').toBeGreaterThan(5)
    expect(handles.filter(({ fields }) => !fields).length, 'links to a row').toBeGreaterThan(3)

    const before = await rowsOf(db, owner.id)
    const secrets = [...wordsIn(before), owner.email]
    expect(secrets.length).toBeGreaterThan(20)
    const stranger = await newcomer(app, mailbox, 'collective')
    for (const who of [stranger, new Caller(app.url)]) {
      const answers = await tryAll(who, addresses, handles, secrets)
      const leaks = answers.filter(({ body }) => secrets.some(secret => body.includes(secret)))
      expect.soft(leaks.map(({ what }) => what)).toEqual([])
      expect.soft(answers.filter(({ status }) => status >= 500).map(({ what }) => what)).toEqual([])
    }
    const after = await rowsOf(db, owner.id)
    for (const [table, lines] of before) expect.soft(after.get(table), table).toEqual(lines)
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
    await expectNoTie(db, before, owner)
  } finally {
    await db.close()
  }
})

test('somebody’s invoice opens for them alone', async ({ app, mailbox }) => {
  await resetStripe(app)
  const owner = await newcomer(app, mailbox, 'pro')
  const { goesTo } = await owner.post('/billing/checkout', [['tier', 'pro']])
  await fetch(goesTo, { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' })
  await advanceStripe(app, 8)
  let path = ''
  await expect(async () => {
    const { body } = await owner.get('/manage-your-subscription')
    path = body.match(/\/manage-your-subscription\/invoices\/in_\w+/)?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass({ timeout: 20_000 })
  expect((await owner.get(path)).goesTo).toMatch(/\/i\/in_\w+/)
  const id = ALL.find(({ pattern }) => pattern.endsWith('/invoices/:invoiceId'))?.id ?? ''
  const stranger = await newcomer(app, mailbox, 'pro')
  for (const [way, ask] of Object.entries(waysTo(stranger, { path, id }))) {
    const answer = await ask()
    expect.soft(answer.status, way).toBeGreaterThanOrEqual(400)
    expect.soft(answer.goesTo, way).toBe('')
  }
})

type Tried = Answer & { what: string }

/** Every address and every handle in each of its ways, and what came back. */
async function tryAll(
  who: Caller,
  addresses: readonly { path: string; id: string }[],
  handles: readonly Handle[],
  secrets: readonly string[],
): Promise<Tried[]> {
  const tried: Tried[] = []
  const keep = async (what: string, answer: Promise<Answer>) => tried.push({ what, ...(await answer) })
  await severalAtOnce(addresses, async address => {
    for (const [way, ask] of Object.entries(waysTo(who, address))) await keep(`${address.path} ${way}`, ask())
  })
  for (const { path, fields } of handles) {
    const [bare = '', query = ''] = path.split('?')
    const data = `${bare}.data${query ? `?${query}` : ''}`
    if (!fields) {
      await keep(path, who.get(path))
      await keep(data, who.get(data))
      continue
    }
    // The stranger writes words of their own, so that an echo of them is no leak.
    const own = fields.map(
      ([name, value]) => [name, secrets.some(secret => value.includes(secret)) ? 'Mine now' : value] as const,
    )
    const label = `${path} ${own.map(pair => pair.join('=')).join('&')}`
    await keep(`${label} form`, who.post(path, own))
    await keep(`${label} form by script`, who.post(data, own))
  }
  return tried
}

/** What tells whether a row has a page of its own. */
interface Row {
  readonly id?: string
  readonly status?: string
  readonly merged_into?: string | null
}

/** Reads the owner's own pages as they do: which addresses, links and forms name a row of theirs. */
async function whatTheyHold(page: Page, theirs: Caller, rows: Rows) {
  const ids = idsIn(rows)
  // An idea is a row of the planner without a page of its own, and so is who was merged away; which row comes first is chance.
  const hasPage = ({ status, merged_into }: Row) =>
    status !== 'idea' && status !== 'cancelled' && !merged_into
  // The vault holds what is finished.
  const isFinished = ({ status }: Row) => status === 'published' || status === 'approved'
  const rowIn = (table: string, pattern: string) =>
    (rows.get(table) ?? [])
      .map(row => JSON.parse(row) as Row)
      .find(pattern.startsWith('/app/vault/') ? isFinished : hasPage)?.id ?? `no row in ${table}`
  const addresses = GUARDED.map(({ pattern, id }) => ({
    path: fill(pattern, rowIn(ROWS[pattern] ?? 'stories', pattern)),
    id,
  }))
  for (const [pattern, table] of Object.entries(ROWS)) {
    const answer = await theirs.get(fill(pattern, rowIn(table, pattern)))
    expect(answer.status, `${pattern} opens for its owner`).toBe(200)
  }
  const seen = new Map<string, Handle>()
  const queue = addresses.map(({ path }) => path)
  const visited = new Set<string>()
  for (let path = queue.shift(); path && visited.size < 120; path = queue.shift()) {
    if (visited.has(path)) continue
    visited.add(path)
    const { status, body } = await theirs.get(path)
    if (status !== 200 || !body.startsWith('<!DOCTYPE html>')) continue
    for (const handle of await handlesIn(page, body, new URL(path, theirs.origin).href)) {
      // One of each kind is enough: the first story's form stands for all stories'.
      const kind = kindOf(handle)
      if (seen.has(kind) || ![...ids].some(id => JSON.stringify(handle).includes(id))) continue
      seen.set(kind, handle)
      if (!handle.fields) queue.push(handle.path)
    }
  }
  return { addresses, handles: [...seen.values()] }
}

/** What two handles have in common that differ only in the row they name, or in what was typed. */
function kindOf({ path, fields }: Handle): string {
  const shape = (text: string) => text.replace(/[0-9a-f-]{36}/g, '*').replace(/platform=\w+/, 'platform')
  const choices = fields?.map(([name, value]) => (name === 'intent' ? value : name))
  return `${shape(path)} ${choices?.join() ?? 'link'}`
}

/** The links and forms of a page, each button of a form by itself. */
function handlesIn(page: Page, html: string, address: string): Promise<Handle[]> {
  return page.evaluate(
    ({ html, address }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const base = parsed.createElement('base')
      base.href = address
      parsed.head.prepend(base)
      const own = (url: string) => {
        const { origin, pathname, search } = new URL(url || address, address)
        return origin === new URL(address).origin ? pathname + search : null
      }
      const links = [...parsed.querySelectorAll('a[href]')].map(link => link.getAttribute('href') ?? '')
      const handles: Handle[] = links.flatMap(href => {
        const path = own(href)
        return path ? [{ path, fields: null }] : []
      })
      for (const form of parsed.querySelectorAll('form')) {
        const path = own(form.getAttribute('action') ?? '')
        if (!path || form.getAttribute('method')?.toLowerCase() !== 'post') continue
        const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
        const buttons = [...form.querySelectorAll('button')].map(({ name, value }) => [name, value] as const)
        for (const button of buttons.length > 0 ? buttons : [['', ''] as const])
          handles.push({ path, fields: button[0] ? [...fields, button] : fields })
      }
      return handles
    },
    { html, address },
  )
}

/** No row that somebody else owns may point to one of the owner's. */
async function expectNoTie(db: Awaited<ReturnType<typeof openBeside>>, rows: Rows, owner: Owner) {
  const ids = idsIn(rows)
  const others = await db.sql<{ id: string }[]>`select id from accounts where id <> ${owner.id}`
  for (const { id } of others) {
    const lines = [...(await rowsOf(db, id))].flatMap(([table, tableRows]) =>
      tableRows.map(line => `${table} ${line}`),
    )
    const tied = lines.filter(line => [...ids].some(one => line.includes(one)))
    expect.soft(tied, 'rows of a stranger that point to the owner').toEqual([])
  }
}
