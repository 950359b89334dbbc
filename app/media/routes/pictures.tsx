import { data } from 'react-router'
import { MEDIA_TEXTS, mediaRefusal } from '#app/media/copy.ts'
import { bringsFiles, readSentPictures } from '#app/media/http/read-sent-pictures.ts'
import { readSentVideo } from '#app/media/http/read-sent-video.ts'
import { addPicture } from '#app/media/services/add-picture.ts'
import { addVideo } from '#app/media/services/add-video.ts'
import { describePicture } from '#app/media/services/describe-picture.ts'
import { movePicture } from '#app/media/services/move-picture.ts'
import { readPictures } from '#app/media/services/read-pictures.ts'
import { refuseMedia } from '#app/media/services/refuse-media.ts'
import { removePicture } from '#app/media/services/remove-picture.ts'
import { restorePicture } from '#app/media/services/restore-picture.ts'
import { takeUploadSlot } from '#app/media/services/take-upload-slot.ts'
import { PicturesPage } from '#app/media/ui/pictures-page.tsx'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { workspaceContext } from '#app/platform/http/guards.ts'
import { workspacePost } from '#app/platform/http/posted-form.ts'
import { overLimit } from '#app/platform/http/rate-limit.ts'
import { done, headersOfAction, notFound, pageAgain } from '#app/platform/http/respond.ts'
import { readFocus } from '#core/media/focus.ts'
import { isMediaPlace, type MediaPlace } from '#core/media/limits.ts'
import { err } from '#core/shared/result.ts'
import type { Route } from './+types/pictures'

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Pictures and video · Brandhearth' }]
}

/** Sends on when to try again. */
export const headers = headersOfAction

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = await workspaceContext(request, context)
  const where = whereOf(params)
  const view = await readPictures(ctx, where)
  if (!view) throw notFound()
  return { ...view, ...where, removed: new URL(request.url).searchParams.get('removed') }
}

export async function action(args: Route.ActionArgs) {
  const where = whereOf(args.params)
  return bringsFiles(args.request) ? upload(args, where) : change(args, where)
}

interface Where {
  readonly place: MediaPlace
  readonly placeId: string
}

function whereOf({ place, placeId }: { place: string; placeId: string }): Where {
  if (!isMediaPlace(place)) throw notFound()
  return { place, placeId }
}

const pageOf = ({ place, placeId }: Where) => `/app/media/${place}/${placeId}`

async function upload({ request, context }: Route.ActionArgs, where: Where) {
  const ctx = await workspaceContext(request, context)
  const limited = await overLimit(context, 'write', { user: ctx.userId })
  if (limited) return pageAgain(429, limited)
  const isVideo = new URL(request.url).searchParams.get('kind') === 'video'
  const endUpload = takeUploadSlot(isVideo ? 'video' : 'picture')
  if (!endUpload)
    return data({ problem: MEDIA_TEXTS.busy }, { status: 503, headers: { 'Retry-After': RETRY_SECONDS } })
  try {
    return await (isVideo ? addSentVideo : addSentPictures)(ctx, request, where)
  } finally {
    endUpload()
  }
}

/** Seconds after which an upload that had no room is worth another try. */
const RETRY_SECONDS = '10'

async function addSentVideo(ctx: WorkspaceContext, request: Request, where: Where) {
  const refused = await refuseMedia(ctx, where)
  if (refused?.reason === 'not_found') throw notFound()
  if (refused) return videoAgain(409, mediaRefusal(refused))
  const sent = await readSentVideo(request)
  if (!sent.ok) {
    const { reason } = sent
    if (reason === 'video_too_large') return videoAgain(413, mediaRefusal(err(reason)))
    return videoAgain(400, MEDIA_TEXTS[reason])
  }
  try {
    const added = await addVideo(ctx, { ...where, path: sent.video.path })
    if (added.ok) return done(pageOf(where), 'videoAdded')
    if (added.reason === 'not_found') throw notFound()
    return videoAgain(422, mediaRefusal(added))
  } finally {
    await sent.video.forget()
  }
}

/** The page again with what was wrong with the video. */
function videoAgain(status: number, videoProblem: string) {
  return data({ videoProblem }, { status })
}

async function addSentPictures(ctx: WorkspaceContext, request: Request, where: Where) {
  const sent = await readSentPictures(request)
  if (!sent.ok) return pageAgain(sent.reason === 'tooMuch' ? 413 : 400, MEDIA_TEXTS[sent.reason])
  const problems: string[] = []
  for (const { name, bytes } of sent.pictures) {
    const added = await addPicture(ctx, { ...where, file: bytes })
    if (added.ok) continue
    if (added.reason === 'not_found') throw notFound()
    problems.push(`${name}: ${mediaRefusal(added)}`)
  }
  if (problems.length > 0) return data({ problem: problems.join(' ') }, { status: 422 })
  return done(pageOf(where), 'picturesAdded')
}

async function change(args: Route.ActionArgs, where: Where) {
  const { ctx, body, intent, text, overLimit: overTheLimit } = await workspacePost(args)
  if (!body.ok) return pageAgain(body.status, body.problem)
  const limited = await overTheLimit('write')
  if (limited) return pageAgain(429, limited)
  const chosen = { ...where, id: text('id') }
  const page = pageOf(where)
  const changes = {
    describe: () => describePicture(ctx, { ...chosen, alt: text('alt'), focus: readFocus(text('focus')) }),
    earlier: () => movePicture(ctx, { ...chosen, by: -1 }),
    later: () => movePicture(ctx, { ...chosen, by: 1 }),
    remove: () => removePicture(ctx, chosen),
    restore: () => restorePicture(ctx, chosen),
  }
  const TOASTS = {
    describe: 'pictureSaved',
    earlier: 'pictureMoved',
    later: 'pictureMoved',
    remove: 'pictureRemoved',
    restore: 'pictureRestored',
  } as const
  if (!(intent in changes)) return pageAgain(400, MEDIA_TEXTS.unread)
  const wanted = intent as keyof typeof changes
  const result = await changes[wanted]()
  if (result.ok) return done(wanted === 'remove' ? `${page}?removed=${chosen.id}` : page, TOASTS[wanted])
  if (result.reason === 'not_found') throw notFound()
  return pageAgain(409, mediaRefusal(result))
}

export default function PicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PicturesPage {...loaderData} {...(actionData ?? {})} />
}
