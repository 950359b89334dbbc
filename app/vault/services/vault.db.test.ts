import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { addCard } from '#app/media/services/add-card.ts'
import { addPicture } from '#app/media/services/add-picture.ts'
import { describePicture } from '#app/media/services/describe-picture.ts'
import { openStoredFile } from '#app/media/services/open-stored-file.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { savePost } from '#app/posts/services/save-post.ts'
import { sendZip } from '#app/vault/http/send-zip.ts'
import { hadVault } from '#app/vault/services/had-vault.ts'
import { packVault } from '#app/vault/services/pack-vault.ts'
import { readPostText } from '#app/vault/services/read-post-text.ts'
import { readVault } from '#app/vault/services/read-vault.ts'
import { vaultEntries } from '#app/vault/services/vault-entries.ts'
import { CENTRE } from '#core/media/focus.ts'
import { postSchema } from '#core/posts/schema.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import type { StoryPermission } from '#core/stories/kinds.ts'
import { readVaultAddress } from '#core/vault/address.ts'
import { insertStory } from '#db/queries/stories/stories.ts'
import { insertStoryPerson } from '#db/queries/stories/story-people.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { contextFor, TEST_NOW } from '#tests/support/workspace-context.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vault-'))
afterAll(() => rm(dataDir, { recursive: true }))

const picture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer()

describeOnDatabase('the vault', database => {
  async function founder() {
    const account = await createTestAccount(database().db)
    const ctx = contextFor(database().db, account, { tier: 'collective' })
    return { ...ctx, config: { ...ctx.config, dataDir } }
  }

  async function storyOf(ctx: WorkspaceContext, title: string, permission: StoryPermission = 'granted') {
    const { workspace } = ctx
    const person = { name: 'Mina', permission, scope: '', wording: '', expiresOn: null }
    return ctx.inWorkspace(async sql => {
      const fields = { title, body: 'It happened.' }
      const { id: storyId } = await insertStory(sql, { workspace, fields, now: TEST_NOW })
      await insertStoryPerson(sql, { workspace, storyId, person })
      return storyId
    })
  }

  async function postOf(ctx: WorkspaceContext, storyId: string | null, title: string, status: string) {
    const post = parse(postSchema, { title, body: `${title}, told in full`, platform: 'instagram' })
    const how = { postId: null, version: 0, kind: 'saved', idempotencyKey: title } as const
    const saved = await savePost(ctx, { ...how, post, storyId })
    if (!saved.ok) throw new Error(saved.reason)
    await database().db.sql`
      update content_created set status = ${status}, published_at = ${status === 'published' ? TEST_NOW : null}
      where id = ${saved.postId}
    `
    return saved.postId
  }

  let minutes = 0
  async function pictureOn(
    ctx: WorkspaceContext,
    place: 'post' | 'story',
    placeId: string,
    red: number,
    alt = '',
  ) {
    const added = await addPicture(ctx, { place, placeId, file: await picture(red) })
    if (!added.ok) throw new Error(added.reason)
    await describePicture(ctx, { place, placeId, id: added.id, alt, focus: CENTRE })
    // Each a minute after the one before: the first of equal files stands for them.
    minutes += 1
    await database().db.sql`
      update media set created_at = ${addMs(TEST_NOW, minutes * MINUTE_MS)} where id = ${added.id}
    `
    return added.id
  }

  const at = (query: string) => readVaultAddress(new URLSearchParams(query))

  async function files(ctx: WorkspaceContext, query = '') {
    const view = await readVault(ctx, at(query))
    return view.kind === 'media' || view.kind === 'drawn' ? view.entries.rows : []
  }

  async function zipOf(ctx: WorkspaceContext, query: string, ids: string[] | null = null, withEnded = false) {
    const pack = await packVault(ctx, { address: at(query), ids, withEnded })
    const answer = sendZip(vaultEntries(ctx, pack), { name: 'vault', now: TEST_NOW })
    return readZip(new Uint8Array(await answer.arrayBuffer()))
  }

  it('shows a file once, with every place it stands in and what hinders most of its people’s permissions', async () => {
    const ctx = await founder()
    const mine = await storyOf(ctx, 'Oak on the bench')
    const theirs = await storyOf(ctx, 'The late order', 'revoked')
    const post = await postOf(ctx, mine, 'Made of oak', 'published')
    const id = await pictureOn(ctx, 'story', theirs, 1, 'A café table')
    await pictureOn(ctx, 'post', post, 1, 'The same table')
    await pictureOn(ctx, 'story', mine, 2, 'Nobody else has this')
    const shown = await files(ctx)
    expect(shown).toHaveLength(2)
    const table = shown.find(file => file.id === id)
    expect(table).toMatchObject({ permission: 'revoked', alt: 'A café table' })
    expect(table?.uses.map(({ postTitle, storyTitle }) => [postTitle, storyTitle])).toEqual(
      expect.arrayContaining([
        ['Made of oak', 'Oak on the bench'],
        ['', 'The late order'],
      ]),
    )
    expect(await files(ctx, 'permission=granted')).toMatchObject([{ alt: 'Nobody else has this' }])
    expect(await files(ctx, 'use=unused')).toMatchObject([{ alt: 'Nobody else has this' }])
    expect(await files(ctx, 'use=used')).toMatchObject([{ id }])
    expect(await files(ctx, `story=${mine}`)).toHaveLength(2)
    expect(await files(ctx, 'platform=instagram')).toMatchObject([{ id }])
    expect(await files(ctx, 'platform=blog')).toEqual([])
  })

  it('finds words of descriptions, posts and stories whatever their accents', async () => {
    const ctx = await founder()
    const story = await storyOf(ctx, 'Crème brûlée for Zoë')
    await pictureOn(ctx, 'story', story, 3, 'The CAFÉ at seven')
    const post = await postOf(ctx, story, 'Sugar and patience', 'approved')
    for (const words of ['cafe', 'creme brulee', 'café ZOE', 'sev'])
      expect(await files(ctx, `q=${words}`), words).toHaveLength(1)
    expect(await files(ctx, 'q=cafe nothing')).toEqual([])
    const posts = async (query: string) => {
      const view = await readVault(ctx, at(`kind=posts&${query}`))
      return view.kind === 'posts' ? view.posts.rows.map(({ id }) => id) : []
    }
    expect(await posts('q=brulee')).toEqual([post])
    expect(await posts('use=used')).toEqual([])
    expect(await posts('use=unused&permission=granted')).toEqual([post])
  })

  it('tells pictures drawn from words from those that were sent', async () => {
    const ctx = await founder()
    const post = await postOf(ctx, null, 'Words on paper', 'draft')
    await pictureOn(ctx, 'post', post, 4, 'Sent')
    const look = { format: 'square', shade: 'light', accent: 'moss' } as const
    const card = {
      ...look,
      template: 'quote',
      text: 'Let it rest',
      name: 'Ada',
      number: 1,
      count: 1,
    } as const
    expect(await addCard(ctx, { postId: post, card })).toMatchObject({ ok: true })
    expect(await files(ctx)).toMatchObject([{ alt: 'Sent' }])
    expect(await files(ctx, 'kind=drawn')).toHaveLength(1)
    const { counts } = await readVault(ctx, at(''))
    expect(counts).toMatchObject({ media: 1, drawn: 1, posts: 0 })
  })

  it('packs what was chosen byte by byte, with a list of use and permission', async () => {
    const ctx = await founder()
    const story = await storyOf(ctx, 'The late order', 'limited')
    const id = await pictureOn(ctx, 'story', story, 5, '=1+1 oak')
    await pictureOn(ctx, 'story', story, 6, 'Not chosen')
    const zip = await zipOf(ctx, '', [id])
    expect([...zip.keys()]).toEqual([`2026-11-20-1-1-oak-${id.slice(0, 8)}.jpg`, 'manifest.csv'])
    const { workspace } = ctx
    const stored = await openStoredFile(ctx, { workspace, id }).read()
    expect(Buffer.from([...zip.values()][0] ?? []).equals(Buffer.from(stored))).toBe(true)
    const list = new TextDecoder().decode(zip.get('manifest.csv'))
    expect(list).toContain("'=1+1 oak")
    expect(list).toContain('The late order')
    expect(list).toContain('Granted with limits')
  })

  it('leaves out what may not be used any more unless that was ticked, and says so', async () => {
    const ctx = await founder()
    const story = await storyOf(ctx, 'Taken back', 'revoked')
    const id = await pictureOn(ctx, 'story', story, 7, 'Mina')
    await pictureOn(ctx, 'story', await storyOf(ctx, 'Fine'), 8, 'Fine')
    const zip = await zipOf(ctx, '')
    expect([...zip.keys()].some(name => name.includes(id.slice(0, 8)))).toBe(false)
    expect(new TextDecoder().decode(zip.get('manifest.csv'))).toContain('Left out: permission has ended')
    const whole = await zipOf(ctx, '', null, true)
    expect([...whole.keys()].some(name => name.includes(id.slice(0, 8)))).toBe(true)
  })

  it('names a file that the store has lost, and packs the rest', async () => {
    const ctx = await founder()
    const story = await storyOf(ctx, 'Lost')
    const id = await pictureOn(ctx, 'story', story, 9, 'Gone')
    await pictureOn(ctx, 'story', story, 10, 'There')
    await rm(join(dataDir, 'media', ctx.workspace, id))
    const zip = await zipOf(ctx, '')
    expect(zip.size).toBe(2)
    expect(new TextDecoder().decode(zip.get('manifest.csv'))).toContain('missing from the store')
  })

  it('shows and packs nothing of another workspace', async () => {
    const ctx = await founder()
    const story = await storyOf(ctx, 'Ours')
    const id = await pictureOn(ctx, 'story', story, 11, 'Ours alone')
    const post = await postOf(ctx, story, 'Our post', 'published')
    const other = await founder()
    expect(await files(other)).toEqual([])
    expect(await files(other, `story=${story}`)).toEqual([])
    expect((await packVault(other, { address: at(''), ids: [id], withEnded: true })).files).toEqual([])
    expect(await readPostText(other, { id: post })).toBeNull()
    expect(await readPostText(ctx, { id: post })).toMatchObject({
      text: 'Our post\n\nOur post, told in full\n',
    })
    expect(await readPostText(ctx, { id: 'x' })).toBeNull()
  })

  it('stays open for reading to those whose plan with it has ended', async () => {
    const ctx = await founder()
    expect(await hadVault({ ...ctx, access: 'read_only', tier: 'creator' })).toBe(false)
    await database().db.sql`
      insert into subscriptions (user_id, tier, status, billing_cycle) values (${ctx.workspace}, 'collective', 'canceled', 'monthly')
    `
    expect(await hadVault({ ...ctx, access: 'read_only', tier: 'creator' })).toBe(true)
    expect(await hadVault({ ...ctx, access: 'full', tier: 'creator' })).toBe(false)
  })

  it('lists ten posts to a page, each with no more of its text than is shown of it', async () => {
    const ctx = await founder()
    for (const at of Array(11).keys()) await postOf(ctx, null, `Post ${at}`, 'published')
    await database().db
      .sql`update content_created set body = repeat('and so on ', 50) where user_id = ${ctx.workspace}`
    const tab = async (query: string) => readVault(ctx, readVaultAddress(new URLSearchParams(query)))
    const [first, second] = [await tab('kind=posts'), await tab('kind=posts&page=2')]
    if (first.kind !== 'posts' || second.kind !== 'posts') throw new Error('no posts')
    expect([first.posts.rows.length, second.posts.rows.length, first.posts.pages]).toEqual([10, 1, 2])
    for (const { body } of first.posts.rows) expect(body).toMatch(/^.{270,280}…$/)
    expect(first.posts.rows[0]).not.toHaveProperty('variants')
  })
})
