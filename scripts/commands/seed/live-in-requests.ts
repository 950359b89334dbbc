import type { Config } from '#app/config.server.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { openRequestSecrets } from '#app/requests/services/open-request-secrets.ts'
import { addDays } from '#core/shared/time.ts'
import type { Database, WorkspaceId } from '#db/client.ts'
import { listPosts } from '#db/queries/posts/list-posts.ts'
import { insertRequest, updateRequest } from '#db/queries/requests/content-requests.ts'
import { insertRequestAddress } from '#db/queries/requests/request-addresses.ts'
import { insertIdea } from '#db/queries/schedule/ideas.ts'
import { updateScheduledPost } from '#db/queries/schedule/scheduled-posts.ts'
import { seededIds } from '#db/seed/random.ts'

/** What people asked for, by what became of it. */
const REQUESTS = [
  {
    about: 'A post about the open day, with photos of last year',
    notes: 'The photos are in the shared folder. Please mention that children are welcome.',
    name: 'Hannah Reid',
    email: 'hannah@neighbours.example',
    platform: 'instagram',
    format: 'carousel',
    daysAgo: 1,
    wishedIn: 9,
    state: 'new',
  },
  {
    about: 'What a first appointment costs, and what it includes',
    notes: 'Three people asked me this week. A short post I can send them would help.',
    name: 'Tom Adeyemi',
    email: 'tom@adeyemi.example',
    platform: 'linkedin',
    format: 'post',
    daysAgo: 4,
    wishedIn: 6,
    state: 'accepted',
  },
  {
    about: 'Thank the volunteers of the autumn fair',
    notes: '',
    name: 'Hannah Reid',
    email: 'hannah@neighbours.example',
    platform: '',
    format: '',
    daysAgo: 16,
    wishedIn: -8,
    state: 'published',
  },
  {
    about: 'A giveaway of a year’s free supply',
    notes: 'Our sponsor would like to see it this week.',
    name: 'Sam Price',
    email: '',
    platform: 'instagram',
    format: 'video',
    daysAgo: 11,
    wishedIn: -6,
    state: 'declined',
  },
] as const

const DECLINED = 'We don’t run giveaways. If you’d like to talk about the product itself, ask again.'

/** The request form of a workspace that was just made up, and four requests in four states. */
export async function liveInRequests(
  db: Database,
  { workspace, now, config }: { workspace: WorkspaceId; now: Date; config: Config },
): Promise<void> {
  const secrets = await openRequestSecrets({ db, config })
  const idOf = seededIds(`requests ${workspace}`)
  const dayIn = (days: number) => addDays(now, days).toISOString().slice(0, 10)
  await db.inWorkspace(workspace, async sql => {
    const addressId = idOf()
    const tokenHash = hashSecret(secrets.address.make(addressId))
    await insertRequestAddress(sql, { workspace, id: addressId, tokenHash, now: addDays(now, -20) })
    const page = { page: 1, size: 1 }
    const { rows } = await listPosts(sql, { workspace, status: 'published', page })
    for (const { state, daysAgo, wishedIn, ...asked } of REQUESTS) {
      const id = idOf()
      await insertRequest(sql, {
        workspace,
        request: {
          ...asked,
          ...{ id, state: 'new', news: 'off', askedBy: null, textHash: '', onceHash: null },
          ...{ confirmHash: null, confirmUntil: null, spamReasons: [] },
          wishedOn: dayIn(wishedIn),
          statusHash: hashSecret(secrets.status.make(id)),
          receivedAt: addDays(now, -daysAgo),
        },
      })
      const decidedAt = addDays(now, 1 - daysAgo)
      if (state === 'declined')
        await updateRequest(sql, { workspace, id, changes: { state, reason: DECLINED, decidedAt } })
      if (state !== 'accepted' && state !== 'published') continue
      const ideaId = await insertIdea(sql, { workspace, title: asked.about, now: decidedAt })
      const post = rows[0]
      if (state === 'published' && post)
        await updateScheduledPost(sql, {
          workspace,
          id: ideaId,
          changes: { contentId: post.id, board: 'ready' },
        })
      const dueOn = dayIn(wishedIn)
      const changes = { state: 'accepted', ideaId, dueOn, ownerId: workspace, decidedAt } as const
      await updateRequest(sql, { workspace, id, changes })
    }
  })
}
