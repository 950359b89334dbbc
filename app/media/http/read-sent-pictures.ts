import { readFormData } from '#app/platform/forms/form-data.server.ts'
import { readBody } from '#app/platform/forms/read-body.server.ts'
import { MEDIA_LIMITS } from '#core/media/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

/** A file as it was sent. */
export interface SentPicture {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Bytes that a form may have beside its files. */
const FRAME_BYTES = 500_000
/** Characters of a name that are said again. */
const NAME_LENGTH = 80

/** Whether a request brings files, rather than the fields of a form. */
export function bringsFiles(request: Request): boolean {
  return (request.headers.get('Content-Type') ?? '').toLowerCase().startsWith('multipart/form-data')
}

/** The files of the field `pictures`. Never throws; what a file claims to be is not looked at. */
export async function readSentPictures(
  request: Request,
): Promise<Result<{ pictures: SentPicture[] }, 'tooMuch' | 'unread' | 'none'>> {
  const type = request.headers.get('Content-Type') ?? ''
  const body = await readBody(request, MEDIA_LIMITS.pressBytes + FRAME_BYTES)
  if (!body) return err('tooMuch')
  const form = await readFormData(body, type)
  if (form === 'too_many') return err('tooMuch')
  if (form === 'unread') return err('unread')
  const pictures: SentPicture[] = []
  for (const file of form.getAll('pictures').slice(0, MEDIA_LIMITS.perPlace)) {
    if (!(file instanceof File) || (file.name === '' && file.size === 0)) continue
    pictures.push({ name: file.name.slice(0, NAME_LENGTH), bytes: new Uint8Array(await file.arrayBuffer()) })
  }
  return pictures.length > 0 ? ok({ pictures }) : err('none')
}
