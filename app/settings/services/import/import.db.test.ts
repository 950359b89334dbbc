import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressHashes } from '#app/leads/services/address-hashes.ts'
import { sweepFiles } from '#app/media/services/sweep-files.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { cancelImport } from '#app/settings/services/import/cancel-import.ts'
import { readImport } from '#app/settings/services/import/read-import.ts'
import { runImport } from '#app/settings/services/import/run-import.ts'
import { sweepImports } from '#app/settings/services/import/sweep-imports.ts'
import { wantImport } from '#app/settings/services/import/want-import.ts'
import { IMPORT_LIMITS } from '#core/settings/imports.ts'
import { addDays } from '#core/shared/time.ts'
import { asWorkspaceId } from '#db/client.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase, type OnTestDatabase } from '#tests/support/database/test-database.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { CALLER } from '#tests/support/team.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'
import {
  bombOf,
  bringBack,
  forgedZip,
  newestImport,
  rowsIn,
  sendFile,
  sumOf,
  workOnImport,
  zipOf,
  zipOfFiles,
} from '#tests/support/workspace-zip.ts'

const DAY = (days: number) => addDays(TEST_NOW, days).toISOString()

describeOnDatabase('a workspace brought back', database => {
  type Ctx = OnTestDatabase<WorkspaceContext>
  let dataDir = ''
  let demo: Ctx
  let zip: Buffer
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'import-'))
    const { db } = database()
    const id = (await seedDemo(db, { passwordHash: 'canary', now: TEST_NOW })) ?? ''
    demo = at(contextFor(db, { id, workspace: asWorkspaceId(id), email: '' }, { tier: 'collective' }))
    zip = await zipOf(demo)
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const at = (ctx: Ctx): Ctx => ({ ...ctx, config: { ...ctx.config, dataDir } })
  const later = (ctx: Ctx, days = 1): Ctx => ({ ...ctx, now: () => addDays(TEST_NOW, days) })
  const founder = async () => at(contextFor(database().db, await createTestAccount(database().db)))
  const rowsOf = (table: string, { workspace }: Ctx) => {
    const { sql } = database().db
    return sql<Record<string, unknown>[]>`select * from ${sql(table)} where user_id = ${workspace}`
  }
  const filesOf = async ({ workspace }: Ctx) => {
    const rows = await database().db.sql`select id from media_files where workspace = ${workspace}`
    return rows.length
  }

  describe('what cannot be brought is refused, in words that help', () => {
    const refusals: Record<string, { file: () => Promise<Buffer>; problem: object }> = {
      'a ZIP that breaks off': {
        file: async () => zip.subarray(0, zip.length / 2),
        problem: { why: 'not_a_zip', where: '' },
      },
      'a ZIP of something else': {
        file: () => zipOfFiles([['holiday.txt', 'Sun']]),
        problem: { why: 'not_an_export', where: '' },
      },
      'a table of contents of something else': {
        file: () => zipOfFiles([['manifest.json', '{"name":"app"}']]),
        problem: { why: 'not_an_export', where: '' },
      },
      'one of a later version of us': {
        file: () => forgedZip(zip, { manifest: { version: 2 } }),
        problem: { why: 'newer_version', where: '' },
      },
      'a name that leads out of it': {
        file: () => forgedZip(zip, { files: new Map([['../../etc/passwd', Buffer.from('x')]]) }),
        problem: { why: 'not_a_zip', where: '' },
      },
      'a bomb': {
        file: async () => bombOf('manifest.json', 60_000_000),
        problem: { why: 'too_large', where: '' },
      },
      'more files than any workspace has': {
        file: () =>
          zipOfFiles(Array.from({ length: IMPORT_LIMITS.files + 1 }, (_, n) => [`files/${n}`, ''] as const)),
        problem: { why: 'too_many_files', where: '' },
      },
      'a file that is not the one of the table of contents': {
        file: async () => {
          const files = readZip(zip)
          const csv = Buffer.from(files.get('csv/stories.csv') ?? [])
          csv[csv.length - 3] = 0x21
          return zipOfFiles(files.set('csv/stories.csv', csv))
        },
        problem: { why: 'changed', where: 'csv/stories.csv' },
      },
      'a file that the table of contents does not name': {
        file: () => zipOfFiles([...readZip(zip), ['json/surprise.json', '[]']]),
        problem: { why: 'changed', where: '' },
      },
    }
    for (const [title, { file, problem }] of Object.entries(refusals))
      it(title, async () => {
        const ctx = await founder()
        expect(await sendFile(ctx, await file())).toEqual({ ok: true })
        expect(await workOnImport(ctx)).toMatchObject({ state: 'refused', problem })
        await workOnImport(ctx)
        expect(await rowsOf('stories', ctx)).toEqual([])
      })

    it('what is no ZIP, or nothing, or too much is not even kept', async () => {
      const ctx = await founder()
      expect(await sendFile(ctx, Buffer.from('Hello'))).toMatchObject({ reason: 'not_a_zip' })
      expect(await sendFile(ctx, Buffer.alloc(0))).toMatchObject({ reason: 'empty' })
      const much = Buffer.alloc(IMPORT_LIMITS.bytes / 20)
      much.write('PK')
      const pieces = async function* () {
        for (let n = 0; n < 21; n += 1) yield much
      }
      const { keepImport } = await import('#app/settings/services/import/keep-import.ts')
      expect(await keepImport(ctx, { pieces: pieces() })).toMatchObject({ reason: 'too_large' })
      expect((await readImport(ctx))?.newest).toBeNull()
      expect(await filesOf(ctx)).toBe(0)
    })

    const story = () => ({ ...rowsIn(readZip(zip), 'stories')[0] })
    const forgeries: Record<string, () => Record<string, readonly object[]>> = {
      'somebody else’s name as the owner': () => ({ stories: [{ ...story(), user_id: randomUUID() }] }),
      'no owner': () => ({ stories: [{ ...story(), user_id: null }] }),
      'a column that there is not': () => ({ stories: [{ ...story(), tier: 'collective' }] }),
      'a secret of one’s own': () => ({
        lead_forms: [{ ...rowsIn(readZip(zip), 'lead_forms')[0], token_hash: 'a'.repeat(64) }],
      }),
      'what the database makes for itself': () => ({ stories: [{ ...story(), search: 'story' }] }),
      'an address that would run': () => ({
        offers: [{ ...rowsIn(readZip(zip), 'offers')[0], payment_link: ' java\nscript:alert(1)' }],
      }),
      'a missing column that has to be there': () => ({ stories: [{ ...story(), title: undefined }] }),
      'a value of another kind': () => ({ stories: [{ ...story(), version: 'many' }] }),
      'a value that no form would take': () => ({ stories: [{ ...story(), status: 'famous' }] }),
      'an id that is none': () => ({ stories: [{ ...story(), id: "'; drop table stories" }] }),
      'a row that is none': () => ({ stories: [[1, 2, 3]] }),
    }
    for (const [title, rows] of Object.entries(forgeries))
      it(`rows with ${title}`, async () => {
        const ctx = await founder()
        const forged = rows()
        const [where] = Object.keys(forged)
        await sendFile(ctx, await forgedZip(zip, { rows: forged }))
        const problem = { why: 'wrong_rows', where }
        expect(await workOnImport(ctx)).toMatchObject({ state: 'refused', problem })
        expect(await rowsOf('stories', ctx)).toEqual([])
      })

    it('a picture that is something else', async () => {
      const ctx = await founder()
      const id = randomUUID()
      const page = Buffer.from('<script>alert(1)</script>')
      const media = {
        id,
        user_id: demo.workspace,
        story_id: story().id,
        post_id: null,
        mime: 'image/png',
        width: 1,
        height: 1,
        bytes: page.length,
      }
      const files = new Map([[`media/${id}.png`, page]])
      await sendFile(ctx, await forgedZip(zip, { rows: { media: [media] }, files }))
      expect(await workOnImport(ctx)).toMatchObject({ state: 'refused', problem: { why: 'changed' } })
    })
  })

  it('whoever they are and what they pay stays as it is, whatever a file says', async () => {
    const ctx = await founder()
    const { sql } = database().db
    const before = await sql`select * from accounts a join profiles p using (id) where a.id = ${ctx.userId}`
    const files = readZip(zip)
    const account = { ...rowsIn(files, 'accounts')[0], role: 'operator' }
    const profile = { ...rowsIn(files, 'profiles')[0], subscription_tier: 'collective' }
    const paid = { ...rowsIn(files, 'subscriptions')[0], status: 'active' }
    const rows = { accounts: [account], profiles: [profile], subscriptions: [paid] }
    await bringBack(ctx, await forgedZip(zip, { rows }))
    const after = await sql`select * from accounts a join profiles p using (id) where a.id = ${ctx.userId}`
    const facts = (row: Record<string, unknown> | undefined) => [row?.role, row?.subscriptionTier, row?.email]
    expect(facts(after[0])).toEqual(facts(before[0]))
    expect(await rowsOf('subscriptions', ctx)).toEqual([])
    expect(after[0]).toMatchObject({ storiesCount: 8, postsCount: 12 })
  })

  it('an export from before a column has what stands in for it', async () => {
    const ctx = await founder()
    const stories = rowsIn(readZip(zip), 'stories').map(({ emotion: _, proof: __, ...row }) => row)
    await bringBack(ctx, await forgedZip(zip, { rows: { stories } }))
    expect(await rowsOf('stories', ctx)).toMatchObject(Array.from({ length: 8 }, () => ({ emotion: '' })))
  })

  it('its own export brings back what was deleted since, as what it was, and leaves the rest alone', async () => {
    const ctx = await founder()
    await bringBack(ctx, zip)
    const own = await zipOf(ctx)
    const before = await rowsOf('stories', ctx)
    const [gone, changed] = before
    const { sql } = database().db
    await sql`delete from stories where id = ${String(gone?.id)}`
    await sql`update stories set title = 'Told better' where id = ${String(changed?.id)}`
    const { report } = await bringBack(ctx, own)
    expect(report.isOwn).toBe(true)
    const stories = await rowsOf('stories', ctx)
    expect(stories.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
    expect(stories.find(({ id }) => id === changed?.id)).toMatchObject({ title: 'Told better' })
    expect(report.tables.find(({ table }) => table === 'stories')).toMatchObject({ added: 1, here: 7 })
    expect(report.renamed).toEqual([])
  })

  it('nobody’s rows of another workspace are touched by ids that somebody wrote into a file', async () => {
    const [ctx, other] = [await founder(), await founder()]
    await bringBack(other, zip)
    const theirs = await rowsOf('stories', other)
    const stories = theirs.map(({ id }, n) => ({
      ...rowsIn(readZip(zip), 'stories')[n],
      id,
      user_id: ctx.workspace,
      title: 'Mine now',
    }))
    const none = Object.fromEntries(
      [...readZip(zip).keys()]
        .filter(name => name.startsWith('json/'))
        .map(name => [name.slice(5, -5), [] as object[]]),
    )
    const forged = await forgedZip(zip, {
      rows: { ...none, stories },
      manifest: { workspace: ctx.workspace },
    })
    const { report } = await bringBack(ctx, forged)
    expect(sumOf(report, 'added')).toBe(0)
    expect(await rowsOf('stories', ctx)).toEqual([])
    expect(await rowsOf('stories', other)).toEqual(theirs)
  })

  describe('nothing goes out because of it', () => {
    it('planned posts come paused, or as missed, and no webhook, mail or notification tells of anything', async () => {
      const ctx = await founder()
      const { sql } = database().db
      const endpoint = {
        user_id: ctx.workspace,
        address: 'https://example.test',
        sealed_secret: Buffer.from('x'),
      }
      await sql`insert into webhook_endpoints ${sql(endpoint)}`
      await sql`update webhook_endpoints set events = array['story.added', 'post.scheduled', 'lead.created', 'deal.created', 'review.requested']`
      const before = await sql`select count(*) from mail_outbox`
      const planned = rowsIn(readZip(zip), 'content_planner').filter(row => row.status === 'scheduled')
      expect(planned.length).toBeGreaterThan(1)
      const content_planner = planned.map((row, n) => ({ ...row, scheduled_for: DAY(n === 0 ? -1 : n) }))
      const { report } = await bringBack(ctx, await forgedZip(zip, { rows: { content_planner } }))
      expect(report.paused).toBe(planned.length)
      const states = (await rowsOf('content_planner', ctx)).map(({ status }) => status)
      expect(states.sort()).toEqual(['held', ...planned.slice(2).map(() => 'held'), 'missed'].sort())
      const posts = await rowsOf('content_created', ctx)
      expect(posts.filter(({ status }) => status === 'scheduled' || status === 'due')).toEqual([])
      expect(posts.filter(({ status }) => status === 'missed')).toHaveLength(1)
      expect(await rowsOf('webhook_deliveries', ctx)).toEqual([])
      expect(await rowsOf('notifications', ctx)).toEqual([])
      expect(await sql`select count(*) from mail_outbox`).toEqual(before)
    })
  })

  describe('what is there already', () => {
    it('keeps its address, and so does who has it: what comes gets another one', async () => {
      const ctx = await founder()
      const { preview, report } = await bringBack(ctx, zip)
      // The demo lives in the same installation, so every address of it is taken.
      const taken = rowsIn(readZip(zip), 'tracked_links').length + rowsIn(readZip(zip), 'lead_forms').length
      expect(report.renamed.length).toBeGreaterThanOrEqual(taken)
      expect(preview.renamed.map(({ from }) => from)).toEqual(report.renamed.map(({ from }) => from))
      const slugs = (await rowsOf('tracked_links', ctx)).map(({ slug }) => slug)
      expect(report.renamed.map(({ to }) => to)).toEqual(expect.arrayContaining(slugs))
      expect(sumOf((await bringBack(ctx, zip)).report, 'added')).toBe(0)
    })

    it('is who they are: what belongs to somebody with the same address comes to them', async () => {
      const ctx = await founder()
      const { sql } = database().db
      const [known] = rowsIn(readZip(zip), 'leads').filter(({ email, merged_into }) => email && !merged_into)
      const lead = { user_id: ctx.workspace, name: 'Ada', email: String(known?.email), first_source: 'typed' }
      const [there] = await sql<{ id: string }[]>`insert into leads ${sql(lead)} returning id`
      const { report } = await bringBack(ctx, zip)
      expect(report.tables.find(({ table }) => table === 'leads')).toMatchObject({ here: 1, left: 0 })
      const events = rowsIn(readZip(zip), 'lead_events').filter(({ lead_id }) => lead_id === known?.id)
      expect(events.length).toBeGreaterThan(0)
      const come = await sql`select id from lead_events where lead_id = ${there?.id ?? ''}`
      expect(come).toHaveLength(events.length)
      expect(sumOf((await bringBack(ctx, zip)).report, 'added')).toBe(0)
    })

    it('is not who was deleted for good: neither they come back nor what belonged to them', async () => {
      const ctx = await founder()
      const { sql } = database().db
      const [person] = rowsIn(readZip(zip), 'leads').filter(({ email, merged_into }) => email && !merged_into)
      const email = String(person?.email)
      const [hash] = addressHashes(ctx, { workspace: ctx.workspace, email })
      const erasure = { user_id: ctx.workspace, address_hash: hash, requested_on: '2026-11-19' }
      await sql`insert into lead_erasures ${sql({ ...erasure, deleted: sql.json({}) } as never)}`
      const { report } = await bringBack(ctx, zip)
      expect(sumOf(report, 'left')).toBeGreaterThan(1)
      const people = (await rowsOf('leads', ctx)).map(row => row.email)
      expect(people.length).toBeGreaterThan(20)
      expect(people).not.toContain(email)
      expect(JSON.stringify(await rowsOf('lead_submissions', ctx))).not.toContain(email)
    })

    it('takes the room of the plan: pictures come as far as there is some', async () => {
      const ctx = await founder()
      const { sql } = database().db
      const [story] = await sql<{ id: string }[]>`
        insert into stories (user_id, title) values (${ctx.workspace}, 'A story') returning id
      `
      for (let n = 0; n < 5; n += 1)
        await sql`
          insert into media (user_id, story_id, mime, width, height, bytes, hash)
          values (${ctx.workspace}, ${story?.id ?? ''}, 'image/png', 1, 1, 100000000, ${Buffer.alloc(32, n)})
        `
      const id = randomUUID()
      const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(20).fill(0)])
      const [place] = rowsIn(readZip(zip), 'stories')
      const media = {
        id,
        user_id: demo.workspace,
        story_id: place?.id,
        post_id: null,
        mime: 'image/png',
        width: 1,
        height: 1,
        bytes: png.length,
      }
      const forged = await forgedZip(zip, {
        rows: { media: [media] },
        files: new Map([[`media/${id}.png`, png]]),
      })
      const { report } = await bringBack(ctx, forged)
      expect(report.filesWithoutRoom).toBe(1)
      expect(await rowsOf('media', ctx)).toHaveLength(5)
    })
  })

  describe('while it is brought', () => {
    it('is one at a time, and brought once by two workers', async () => {
      const ctx = await founder()
      const sent = await Promise.all([sendFile(ctx, zip), sendFile(ctx, zip), sendFile(ctx, zip)])
      expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
      const { id } = await workOnImport(ctx)
      expect(await rowsOf('stories', ctx)).toEqual([])
      const wanted = [wantImport(ctx, { id, caller: CALLER }), wantImport(ctx, { id, caller: CALLER })]
      expect((await Promise.all(wanted)).filter(({ ok }) => ok)).toHaveLength(1)
      await Promise.all([workOnImport(ctx), workOnImport(ctx)])
      expect((await newestImport(ctx)).state).toBe('done')
      expect(await rowsOf('stories', ctx)).toHaveLength(8)
      const log = await rowsOf('module_usage', ctx)
      expect(log.filter(({ actionType }) => actionType === 'workspace_imported')).toHaveLength(1)
      const [event] = await database().db.sql`
        select event_data from security_events where user_id = ${ctx.workspace} and event_type = 'data_imported'
        order by created_at desc limit 1
      `
      expect(event).toBeDefined()
    })

    it('a try that fails leaves nothing half, is made anew, and the third is given up', async () => {
      const ctx = await founder()
      await sendFile(ctx, zip)
      const { id } = await workOnImport(ctx)
      await wantImport(ctx, { id, caller: CALLER })
      const { sql } = database().db
      // In the last tables: what came before is taken back with them.
      await sql.unsafe(`
        create function break_down() returns trigger language plpgsql as
          $$ begin raise exception 'the machine is on fire' using errcode = '57014'; end $$;
        create trigger break_down before insert on proposal_lines for each row execute function break_down();
        create trigger break_down_deals before insert on deals for each row execute function break_down();
      `)
      try {
        await expect(workOnImport(ctx)).rejects.toThrow()
        expect((await newestImport(ctx)).state).toBe('importing')
        expect(await rowsOf('stories', ctx)).toEqual([])
        await expect(workOnImport(ctx)).rejects.toThrow()
        expect(await workOnImport(ctx)).toMatchObject({ state: 'failed' })
        expect(await rowsOf('stories', ctx)).toEqual([])
      } finally {
        await sql.unsafe('drop function break_down cascade')
      }
      expect((await bringBack(ctx, zip)).report.isOwn).toBe(false)
    })

    it('one that no worker looks after is given up, and its file is swept', async () => {
      const ctx = await founder()
      await sendFile(ctx, zip)
      await sweepImports(later(ctx, 2))
      expect((await newestImport(ctx)).state).toBe('failed')
      expect(await filesOf(ctx)).toBe(0)
    })
  })

  it('is its owner’s alone, to see, to want and to give up', async () => {
    const [ctx, other] = [await founder(), await founder()]
    const admin: Ctx = { ...ctx, role: 'admin' }
    expect(await sendFile(admin, zip)).toMatchObject({ reason: 'not_owner' })
    await sendFile(ctx, zip)
    const { id } = await workOnImport(ctx)
    for (const stranger of [other, admin]) {
      expect(await wantImport(stranger, { id, caller: CALLER })).toMatchObject({ reason: 'not_found' })
      expect(await cancelImport(stranger, { id })).toMatchObject({ reason: 'not_found' })
    }
    expect(await readImport(admin)).toBeNull()
    expect((await readImport(other))?.newest).toBeNull()
    await runImport(other, { workspace: other.workspace, importId: id }, { paused: '' })
    expect((await newestImport(ctx)).state).toBe('ready')
    expect(await cancelImport(ctx, { id: 'nonsense' })).toMatchObject({ reason: 'not_found' })
    expect(await cancelImport(ctx, { id })).toEqual({ ok: true })
    expect((await readImport(ctx))?.newest).toBeNull()
    expect(await filesOf(ctx)).toBe(0)
  })

  it('a file is kept while it waits, for a week, and goes once it is brought', async () => {
    const ctx = await founder()
    await sendFile(ctx, zip)
    await workOnImport(ctx)
    for (const days of [2, 4]) await sweepFiles(later(ctx, days))
    expect(await filesOf(ctx)).toBeGreaterThan(0)
    await sweepImports(later(ctx, 6))
    expect((await newestImport(ctx)).state).toBe('ready')
    await sweepImports(later(ctx, 8))
    expect((await readImport(ctx))?.newest).toBeNull()
    expect(await filesOf(ctx)).toBe(0)

    await bringBack(ctx, zip)
    await sweepImports(ctx)
    expect((await newestImport(ctx)).state).toBe('done')
    expect(await filesOf(ctx)).toBe((await rowsOf('media', ctx)).length)
  })
})
