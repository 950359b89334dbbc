import type { Config } from '#app/config.server.ts'
import { addCard } from '#app/media/services/add-card.ts'
import { addPicture } from '#app/media/services/add-picture.ts'
import { describePicture } from '#app/media/services/describe-picture.ts'
import { makeWorkspaceContext } from '#app/platform/context.ts'
import { loadSharp } from '#app/platform/integrations/load-sharp.ts'
import { CENTRE } from '#core/media/focus.ts'
import type { MediaPlace } from '#core/media/limits.ts'
import type { Accent, Card } from '#core/media/quote/card.ts'
import { quotesOf } from '#core/media/quote/quotes.ts'
import type { Database, WorkspaceId } from '#db/client.ts'
import { listStoryTitles } from '#db/queries/stories/list-stories.ts'
import { insertStoryPerson } from '#db/queries/stories/story-people.ts'
import { listPostEntries } from '#db/queries/vault/post-entries.ts'
import { readInlineFonts } from './read-inline-fonts.ts'

/** Drawn scenes in place of photographs, with what each shows. */
const SCENES = [
  {
    alt: 'Drawing: a mug on a workbench by the window, early light',
    svg: '<rect width="1200" height="900" fill="#f6e7d3"/><rect y="620" width="1200" height="280" fill="#9c6b43"/><rect x="120" y="90" width="420" height="430" rx="8" fill="#cfe3ea"/><path d="M120 300h420M330 90v430" stroke="#fff" stroke-width="14"/><rect x="700" y="430" width="220" height="230" rx="26" fill="#b3401a"/><path d="M920 480q110 10 90 90t-100 60" fill="none" stroke="#b3401a" stroke-width="32"/>',
  },
  {
    alt: 'Drawing: two people at a table over an open notebook',
    svg: '<rect width="1200" height="900" fill="#e9f0dc"/><ellipse cx="600" cy="760" rx="520" ry="120" fill="#7b5a3c"/><circle cx="380" cy="340" r="95" fill="#d9a679"/><path d="M230 640q150-260 300 0z" fill="#23607c"/><circle cx="820" cy="340" r="95" fill="#8a5a3b"/><path d="M670 640q150-260 300 0z" fill="#7b3d74"/><path d="M470 690l130-40 130 40-130 40z" fill="#fff" stroke="#444" stroke-width="6"/>',
  },
  {
    alt: 'Drawing: a parcel with a handwritten label at the door',
    svg: '<rect width="1200" height="900" fill="#deebf2"/><rect x="80" y="60" width="460" height="760" fill="#4a6a2c"/><circle cx="480" cy="460" r="20" fill="#e8c170"/><rect y="820" width="1200" height="80" fill="#8b8378"/><rect x="600" y="480" width="440" height="340" fill="#c99563"/><path d="M820 480v340M600 620h440" stroke="#a5754a" stroke-width="18"/><rect x="640" y="660" width="150" height="100" fill="#fff"/><path d="M660 690h110M660 715h80" stroke="#444" stroke-width="8"/>',
  },
] as const

const ACCENTS: readonly Accent[] = ['ember', 'moss', 'lake']

/**
 * Pictures for the vault of a workspace that was just made up: on stories with people of different permission, one of them
 * on a post as well, and quote pictures made from published posts.
 */
export async function liveInPictures(
  db: Database,
  { workspace, now, config }: { workspace: WorkspaceId; now: Date; config: Config },
): Promise<void> {
  readInlineFonts()
  const owner = { userId: workspace, workspace, role: 'owner', tier: 'collective', access: 'full' } as const
  const ctx = makeWorkspaceContext({ db, config, now: () => now }, { ...owner, timeZone: 'Europe/London' })
  const filter = { workspace, words: [], platform: null, storyId: null, permission: null, use: null }
  const today = now.toISOString().slice(0, 10)
  const page = { page: 1, size: 4 }
  const { posts, stories } = await ctx.inWorkspace(async sql => {
    const { rows: posts } = await listPostEntries(sql, { ...filter, today, isWhole: true, page })
    const told = new Set(posts.map(({ storyId }) => storyId))
    const titles = await listStoryTitles(sql, { workspace, limit: 20 })
    const stories = titles.toSorted((one, other) => Number(told.has(one.id)) - Number(told.has(other.id)))
    for (const [n, permission] of (['revoked', 'limited'] as const).entries()) {
      const story = stories[n === 0 ? 0 : stories.length - 1]
      const scope = permission === 'limited' ? 'First name only' : ''
      const person = { name: n === 0 ? 'Priya' : 'Marcus', permission, scope, wording: '', expiresOn: null }
      if (story) await insertStoryPerson(sql, { workspace, storyId: story.id, person })
    }
    return { posts, stories }
  })
  const add = async (place: MediaPlace, placeId: string | undefined, at: number) => {
    const scene = SCENES[at]
    if (!scene || !placeId) return
    const added = await addPicture(ctx, { place, placeId, file: await drawScene(scene.svg) })
    if (added.ok) await describePicture(ctx, { place, placeId, id: added.id, alt: scene.alt, focus: CENTRE })
  }
  await add('story', stories[0]?.id, 0)
  await add('story', stories.at(-1)?.id, 1)
  await add('story', stories[1]?.id, 2)
  await add('post', posts[0]?.id, 2)
  for (const [n, post] of posts.slice(1).entries()) {
    const text = quotesOf(post.body)[0]
    const look = {
      format: 'square',
      shade: n === 1 ? 'dark' : 'light',
      accent: ACCENTS[n] ?? 'plum',
    } as const
    const card: Card = { ...look, template: 'quote', text: text ?? post.title, name: '', number: 1, count: 1 }
    await addCard(ctx, { postId: post.id, card })
  }
}

async function drawScene(shapes: string): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${shapes}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}
