import { data } from 'react-router'
import { mediaRefusal } from '#app/media/copy.ts'
import { listPictures } from '#app/media/services/list-pictures.ts'
import { removeRecording } from '#app/media/services/remove-recording.ts'
import { restorePicture } from '#app/media/services/restore-picture.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { type WorkspacePost, workspacePost } from '#app/platform/http/posted-form.ts'
import { done, formAgain, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { storyRefusal, VOICE_TEXTS } from '#app/stories/copy.ts'
import { readStory } from '#app/stories/services/read-story.ts'
import { removeStory } from '#app/stories/services/remove-story.ts'
import { saveStory } from '#app/stories/services/save-story.ts'
import { askForWords } from '#app/stories/services/voice/ask-for-words.ts'
import { readRecordings } from '#app/stories/services/voice/read-recordings.ts'
import { takeWords } from '#app/stories/services/voice/take-words.ts'
import { StoryPage } from '#app/stories/ui/story-page.tsx'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'
import { storyDifferences } from '#core/stories/differences.ts'
import { storyFormSchema } from '#core/stories/schema.ts'
import { roleMay } from '#core/team/roles.ts'
import type { Route } from './+types/story'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.story.title ?? 'Story'} · Brandhearth` }]
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const view = await readStory(ctx, { id: params.storyId })
  if (!view) throw notFound()
  const isMine = await mayChangeText(ctx, { kind: 'story', id: params.storyId })
  const canWrite = ctx.access === 'full' && isMine
  const pictures = await listPictures(ctx, { place: 'story', placeId: params.storyId })
  return {
    ...view,
    workspace: ctx.workspace as string,
    pictures,
    recordings: await readRecordings(ctx, { storyId: params.storyId }),
    removed: new URL(request.url).searchParams.get('removed'),
    canWrite,
    canWritePeople: canWrite && roleMay(ctx.role, 'edit'),
    timeZone: ctx.timeZone,
  }
}

export async function action(args: Route.ActionArgs) {
  const post = await workspacePost(args)
  const { storyId } = args.params
  switch (post.intent) {
    case 'remove':
      return remove(post, storyId)
    case 'remove_recording':
    case 'restore_recording':
      return changeRecording(post, storyId)
    case 'ask_words':
    case 'take_words':
    case 'leave_words':
      return changeWords(post, storyId)
    default:
      return save(post, storyId)
  }
}

async function save({ ctx, check }: WorkspacePost, id: string) {
  const form = await check(storyFormSchema, 'write')
  if (!form.ok) return formAgain(form)
  const { version, ...story } = form.value
  const result = await saveStory(ctx, { id, version, story })
  if (result.ok) return done(`/app/storybank/${id}`, 'storySaved')
  if (result.reason === 'changed_elsewhere') {
    const conflict = {
      version: result.story.version,
      differences: storyDifferences(result.story, story, result.labels),
    }
    return data({ reply: form.refuse({ status: 409 }).reply, conflict }, { status: 409 })
  }
  if (result.reason === 'not_found') throw notFound()
  return formAgain(form.refuse({ status: 409, form: storyRefusal(result) }))
}

async function remove({ ctx }: WorkspacePost, id: string) {
  const result = await removeStory(ctx, { id })
  if (result.ok) return done(`/app/storybank?removed=${id}`, 'storyDeleted')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, storyRefusal(result))
}

async function changeRecording({ ctx, intent, text, overLimit }: WorkspacePost, storyId: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const id = text('id')
  const page = `/app/storybank/${storyId}`
  const result =
    intent === 'remove_recording'
      ? await removeRecording(ctx, { storyId, id })
      : await restorePicture(ctx, { place: 'story', placeId: storyId, id })
  if (result.ok)
    return intent === 'remove_recording'
      ? done(`${page}?removed=${id}`, 'pictureRemoved')
      : done(page, 'pictureRestored')
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, mediaRefusal(result))
}

async function changeWords({ ctx, intent, text, overLimit }: WorkspacePost, storyId: string) {
  const limited = await overLimit('write')
  if (limited) return pageAgain(429, limited)
  const where = { storyId, id: text('id') }
  const page = `/app/storybank/${storyId}`
  const said = sanitiseText(text('words'))
  const result =
    intent === 'ask_words'
      ? await askForWords(ctx, where)
      : await takeWords(ctx, { ...where, text: intent === 'take_words' ? said : null })
  if (result.ok) return intent === 'take_words' ? done(page, 'storySaved') : done(page)
  const { reason } = result
  if (reason === 'not_found') throw notFound()
  const problem = reason === 'story_too_long' ? VOICE_TEXTS.tooLong : storyRefusal({ reason })
  return data({ problem, said: { id: where.id, text: said } }, { status: 409 })
}

export default function StoryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { story } = loaderData
  return <StoryPage key={`${story.id} ${story.version}`} {...loaderData} {...(actionData ?? {})} />
}
