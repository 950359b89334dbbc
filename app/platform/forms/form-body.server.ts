import { readFormData } from './form-data.server.ts'
import { readBody } from './read-body.server.ts'

/** The most that one form may carry. Source: issue "bad input"; our longest field is 10 000 characters. */
export const FORM_LIMIT_BYTES = 1_000_000
/** Beyond this we stop reading: the answer then cannot show what was typed. */
const HARD_LIMIT_BYTES = 4_000_000

export type FormBody<Read = unknown> =
  | { ok: true; form: FormData; problem: null; file: Read | null }
  | { ok: false; form: FormData; status: 400 | 413 | 415; problem: string }

interface UploadSize {
  /** Bytes up to which its form is read, where the file may be larger than a form of words. */
  readonly most?: number
}

/** The one file a form may bring: the field it comes in, and how it is read. */
interface OneUpload<Read> extends UploadSize {
  readonly field: string
  readonly read: (file: File) => Promise<Read>
}

/** One file of each of several fields, read together once there is any. */
interface SeveralUploads<Read> extends UploadSize {
  readonly fields: readonly string[]
  readonly readAll: (files: ReadonlyMap<string, File>) => Promise<Read>
}

/** The files a form may bring. */
export type Upload<Read> = OneUpload<Read> | SeveralUploads<Read>

const TOO_MUCH = 'That was too much text to send at once. Please shorten it and try again.'
const KINDS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Reads a form without ever throwing, as `request.formData()` would for other content types. Files become nothing, but
 * for those of the fields that `upload` names, which come back beside the form as they were read. NUL characters and
 * lone surrogates go, since PostgreSQL refuses them; when that or the size is wrong, the form still comes back so that
 * the page can show what was typed.
 */
export async function readFormBody<Read extends { readonly ok: boolean } = never>(
  request: Request,
  upload?: Upload<Read>,
): Promise<FormBody<Read>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!KINDS.some(kind => type.toLowerCase().startsWith(kind))) {
    return {
      ok: false,
      form: new FormData(),
      status: 415,
      problem: 'We couldn’t read this form. Please try again.',
    }
  }
  const bytes = await readBody(request, upload?.most ?? HARD_LIMIT_BYTES)
  if (!bytes) {
    const problem = upload?.most ? 'This file is too large to send. Please choose a smaller one.' : TOO_MUCH
    return { ok: false, form: new FormData(), status: 413, problem }
  }
  const raw = await readFormData(bytes, type)
  if (raw === 'too_many') return { ok: false, form: new FormData(), status: 413, problem: TOO_MUCH }
  if (raw === 'unread') {
    return {
      ok: false,
      form: new FormData(),
      status: 400,
      problem: 'We didn’t receive the whole form. Please send it again.',
    }
  }
  const sent = upload
    ? sentFiles(raw, 'fields' in upload ? upload.fields : [upload.field])
    : new Map<string, File>()
  const apart = upload?.most ? [...sent.values()].reduce((sum, { size }) => sum + size, 0) : 0
  if (bytes.byteLength - apart > HARD_LIMIT_BYTES)
    return { ok: false, form: new FormData(), status: 413, problem: TOO_MUCH }
  const { form, hadNul } = clean(raw)
  const file = upload ? await readUpload(upload, sent) : null
  if (bytes.byteLength - apart > FORM_LIMIT_BYTES && file?.ok !== false)
    return { ok: false, form, status: 413, problem: TOO_MUCH }
  if (hadNul) {
    return {
      ok: false,
      form,
      status: 400,
      problem:
        'Your text contained a character we can’t save, so we removed it. Please check your text and send it again.',
    }
  }
  return { ok: true, form, problem: null, file }
}

/** The first file of each of these fields that was chosen. */
function sentFiles(raw: FormData, fields: readonly string[]): Map<string, File> {
  const files = new Map<string, File>()
  for (const field of fields) {
    const sent = raw.get(field)
    if (sent instanceof File && sent.name !== '') files.set(field, sent)
  }
  return files
}

async function readUpload<Read>(upload: Upload<Read>, sent: ReadonlyMap<string, File>): Promise<Read | null> {
  if ('fields' in upload) return sent.size > 0 ? upload.readAll(sent) : null
  const file = sent.get(upload.field)
  return file ? upload.read(file) : null
}

/**
 * Whether a name can be one of our fields: letters, digits, `_`, `-` and dots, and one place of a list, up to `[99]`.
 * Conform reads brackets as lists (a huge index would make a huge one) and names in double underscores as its own state,
 * which it parses without a guard.
 */
function isFieldName(name: string): boolean {
  return /^(?!__)[\w.-]{1,100}(?:\[\d{1,2}\][\w.-]{0,100})?$/.test(name.replaceAll('\0', ''))
}

function clean(raw: FormData): { form: FormData; hadNul: boolean } {
  const form = new FormData()
  let hadNul = false
  for (const [name, value] of raw) {
    if (typeof value !== 'string' || !isFieldName(name)) continue
    if (name.includes('\0') || value.includes('\0')) hadNul = true
    form.append(name.replaceAll('\0', ''), value.replaceAll('\0', '').toWellFormed().replaceAll('\r\n', '\n'))
  }
  return { form, hadNul }
}
