import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderMail } from '#app/mails.ts'
import { openMediaStore } from '#app/media/integrations/media-store.ts'
import { readMailedPicture } from '#app/media/services/read-mailed-picture.ts'
import { readPictureFile } from '#app/media/services/read-picture-file.ts'
import { sendAtOnce } from '#app/notifications/services/send-at-once.ts'
import { deliverMail } from '#app/platform/mail/deliver-mail.ts'
import { advanceSchedule } from '#app/schedule/services/advance-schedule.ts'
import { readPublish } from '#app/schedule/services/read-publish.ts'
import { readScheduledPost } from '#app/schedule/services/read-scheduled-post.ts'
import { insertPicture } from '#db/queries/media/media.ts'
import { insertPost } from '#db/queries/posts/posts.ts'
import type { StoredMail } from '#scripts/local/mailbox/mail-store.ts'
import { type Mailbox, openMailbox } from '#scripts/local/mailbox/mailbox.ts'
import { createTestAccount } from '#tests/support/database/accounts.ts'
import { useDatabase } from '#tests/support/database/test-database.ts'
import { contextFor } from '#tests/support/workspace-context.ts'

const DUE = new Date('2026-11-24T09:30:00Z')

describe('the mail that says it is time to post', () => {
  const database = useDatabase()
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await openMailbox()
  })
  afterAll(() => mailbox.close())

  /** A post for LinkedIn with a text of its own there and pictures of these sizes, as its founder gets it by mail. */
  async function mailed(sizes: readonly number[]) {
    const { db } = database()
    const account = await createTestAccount(db)
    const made = contextFor(db, account)
    const dataDir = await mkdtemp(join(tmpdir(), 'posting-mails-'))
    const config = { ...made.config, smtpUrl: mailbox.smtpUrl, dataDir }
    const ctx = { ...made, config, now: () => DUE }
    const { workspace } = ctx
    const fields = {
      title: 'Flour',
      body: 'For all.',
      platform: 'linkedin',
      contentData: { variants: { linkedin: 'For LinkedIn.' } },
    }
    const { id: postId } = await ctx.inWorkspace(sql => insertPost(sql, { workspace, fields, now: DUE }))
    for (const bytes of sizes) {
      const id = randomUUID()
      await openMediaStore(config).put(`${workspace}/${id}`, randomBytes(bytes), 'image/jpeg')
      const picture = { mime: 'image/jpeg' as const, width: 9, height: 9, bytes, hash: randomBytes(32) }
      await ctx.inWorkspace(sql =>
        insertPicture(sql, { workspace, place: 'post', placeId: postId, id, picture, now: DUE }),
      )
    }
    const [row] = await db.sql<{ id: string }[]>`
      insert into content_planner (user_id, content_id, platform, scheduled_for, status, deadline_at)
      values (${workspace}, ${postId}, 'linkedin', ${DUE}, 'scheduled', ${DUE}) returning id
    `
    await advanceSchedule(ctx)
    await sendAtOnce(ctx)
    const queued = await db.sql<
      { id: string }[]
    >`select id from mail_outbox where to_address = ${account.email}`
    expect(queued).toHaveLength(1)
    for (const { id } of queued) await deliverMail(ctx, id, renderMail, readMailedPicture)
    const arrived: StoredMail[] = await (await fetch(`${mailbox.pageUrl}/messages.json`)).json()
    const mail = arrived.find(({ to }) => to.includes(account.email))
    if (!mail) throw new Error('No mail arrived')
    return { ctx, id: row?.id ?? '', mail }
  }

  it('brings the text for its platform, its pictures as files, and one header line to unsubscribe by', async () => {
    const { ctx, id, mail } = await mailed([2000, 3000])
    expect(mail.text).toContain('For LinkedIn.')
    expect(mail.text).not.toContain('For all.')
    expect(mail.links.some(link => link.endsWith(`/app/content/planned/${id}`))).toBe(true)
    expect(mail.attachments).toEqual([
      { name: 'picture-1.jpg', mime: 'image/jpeg', bytes: 2000 },
      { name: 'picture-2.jpg', mime: 'image/jpeg', bytes: 3000 },
    ])
    const leave = mail.headers.filter(line => /^list-unsubscribe/i.test(line))
    expect(leave).toHaveLength(2)
    expect(leave[0]).toMatch(/^List-Unsubscribe: <http:\/\/localhost[^\s<>]*\/unsubscribe\/[^\s<>]+>$/)
    expect(leave[1]).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    // Nothing of the address stands on a line of its own behind it.
    expect(mail.headers[mail.headers.indexOf(leave[0] ?? '') + 1]).toMatch(/^\S/)
    expect(await readScheduledPost(ctx, { id })).toMatchObject({ body: 'For LinkedIn.', pictures: [{}, {}] })
    expect((await readPublish(ctx)).ready).toMatchObject([{ body: 'For LinkedIn.', hasPictures: true }])
  })

  it('links to pictures that are too large to send, for a week', async () => {
    const { ctx, mail } = await mailed([3_000_000, 2_000_001])
    expect(mail.attachments).toEqual([])
    const links = mail.links.filter(link => link.includes('/media/')).map(link => new URL(link))
    expect(links).toHaveLength(2)
    const [link] = links
    const [, , workspace = '', picture = ''] = link?.pathname.split('/') ?? []
    const until = link?.searchParams.get('until') ?? ''
    const asked = { workspace, id: picture, until, signature: link?.searchParams.get('signature') ?? '' }
    const inDays = (days: number) => ({ ...ctx, now: () => new Date(DUE.getTime() + days * 86_400_000) })
    expect(await readPictureFile(inDays(7), asked)).toMatchObject({ ok: true, file: { mime: 'image/jpeg' } })
    expect(await readPictureFile(inDays(8), asked)).toMatchObject({ ok: false, reason: 'expired' })
  })
})
