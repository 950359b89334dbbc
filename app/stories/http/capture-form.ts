import { MEDIA_TEXTS, mediaRefusal, voiceRefusal } from '#app/media/copy.ts'
import { takeUploadSlot } from '#app/media/services/take-upload-slot.ts'
import { FORM_LIMIT_BYTES } from '#app/platform/forms/form-body.server.ts'
import type { RefusedForm } from '#app/platform/forms/parse-form.server.ts'
import { idempotencyKeyOf } from '#app/platform/http/idempotency-key.ts'
import type { WorkspacePost } from '#app/platform/http/posted-form.ts'
import { storyRefusal } from '#app/stories/copy.ts'
import { captureStory } from '#app/stories/services/capture-story.ts'
import { MEDIA_LIMITS, VOICE_LIMITS } from '#core/media/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { captureTitle } from '#core/stories/capture-title.ts'
import { readLinkKey } from '#core/stories/link-key.ts'
import { captureFormSchema, STORY_MESSAGES } from '#core/stories/schema.ts'

const PHOTO = 'file'
const VOICE = 'voice'

interface CaptureFiles {
  readonly photo: Uint8Array | null
  readonly recording: Uint8Array | null
}

type SentFiles = Result<CaptureFiles, 'photo_too_large' | 'voice_too_large'>

/**
 * The photo and the recording of a capture. What is too large is still read past, up to twice a photo's size, so that the
 * words come back.
 */
export const CAPTURE_FILES = {
  fields: [PHOTO, VOICE],
  most: 2 * MEDIA_LIMITS.fileBytes + VOICE_LIMITS.bytes + FORM_LIMIT_BYTES,
  readAll: async (files: ReadonlyMap<string, File>): Promise<SentFiles> => {
    const [photo, recording] = [files.get(PHOTO), files.get(VOICE)]
    if (photo && photo.size > MEDIA_LIMITS.fileBytes) return err('photo_too_large')
    if (recording && recording.size > VOICE_LIMITS.bytes) return err('voice_too_large')
    return ok({ photo: await bytesOf(photo), recording: await bytesOf(recording) })
  },
}

async function bytesOf(file: File | undefined): Promise<Uint8Array | null> {
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}

/** What there is to say while as many files arrive as one process takes. */
export const BUSY: RefusedForm = {
  ok: false,
  status: 503,
  reply: { status: 'error', error: { '': [MEDIA_TEXTS.busy] } },
}

/** Room for reading a capture, given back by calling what comes; null while there is none. Words alone need none. */
export function takeCaptureSlot(request: Request): (() => void) | null {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN)
  return length <= FORM_LIMIT_BYTES ? () => {} : takeUploadSlot('picture')
}

export type TakenCapture =
  | { readonly ok: true; readonly storyId: string; readonly title: string }
  /** `canUpgrade`: another plan would help. */
  | { readonly ok: false; readonly refused: RefusedForm; readonly canUpgrade: boolean }

/** Keeps what was posted as a capture: words, a photo with what it shows, a recording, or several of them. */
export async function takeCapture({
  ctx,
  body: posted,
  check,
}: WorkspacePost<SentFiles>): Promise<TakenCapture> {
  const files = posted.ok ? posted.file : null
  // Files are no fields of the form any more; that there was one counts as an answer.
  if (posted.ok) posted.form.delete(VOICE)
  if (files?.ok === false || (files?.ok && files.recording)) posted.form.set(VOICE, 'sent')
  const form = await check(captureFormSchema, 'create_story')
  if (!form.ok) return { ok: false, refused: form, canUpgrade: false }
  const refuse = (field: string, text: string, canUpgrade = false): TakenCapture => ({
    ok: false,
    refused: form.refuse({ status: 409, fields: { [field]: text } }),
    canUpgrade,
  })
  if (files?.ok === false)
    return files.reason === 'photo_too_large'
      ? refuse(PHOTO, mediaRefusal(err('too_large')))
      : refuse(VOICE, voiceRefusal(files.reason))
  const { photo = null, recording = null } = files ?? {}
  const { photoAlt: alt, link, idempotencyKey } = form.value
  if (form.value.body === '' && !photo && !recording) return refuse('body', STORY_MESSAGES.captureRequired)
  const body = form.value.body || (photo ? alt : '')
  const result = await captureStory(ctx, {
    body,
    link: readLinkKey(link),
    photo: photo && { bytes: photo, alt },
    recording,
    idempotencyKey: idempotencyKeyOf(idempotencyKey),
  })
  if (result.ok) {
    const { storyId } = result
    return { ok: true, storyId, title: captureTitle(body, { at: ctx.now(), timeZone: ctx.timeZone }) }
  }
  switch (result.reason) {
    case 'read_only':
    case 'story_limit_reached': {
      const refused = form.refuse({ status: 409, form: storyRefusal(result) })
      return { ok: false, refused, canUpgrade: result.reason === 'story_limit_reached' }
    }
    case 'storage_full':
      return refuse(photo ? PHOTO : VOICE, mediaRefusal(result), true)
    case 'empty':
    case 'too_large':
    case 'not_a_picture':
      return refuse(PHOTO, mediaRefusal(result))
    default:
      return refuse(VOICE, voiceRefusal(result.reason))
  }
}
