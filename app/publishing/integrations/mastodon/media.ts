import * as v from 'valibot'
import type { FrozenMedia, FrozenPost, PrepareAnswer } from '#app/publishing/integrations/network.ts'
import type { AccountAnswer } from '#app/publishing/integrations/oauth/call-as-account.ts'
import { readUnseen, type Say } from '#app/publishing/integrations/oauth/read-refusal.ts'
import type { MastodonCall } from './call.ts'

/** A call with an account's token. */
export type CallAsAccount = (request: Omit<MastodonCall, 'timeoutMs' | 'token'>) => Promise<AccountAnswer>

/** Milliseconds after which no further file is begun: what is there is stored first. */
const UPLOAD_MS = 10_000
/** Milliseconds between two questions whether a file is ready. */
const POLL_MS = 3000

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(300))
const uploadedSchema = v.object({ id })
const preparedSchema = v.object({ media: v.array(v.object({ id, isReady: v.boolean() })) })

type Uploaded = v.InferOutput<typeof preparedSchema>['media'][number]

/** What was uploaded, as `prepareMedia` left it; none when that is something else. */
export function uploadedOf(prepared: unknown): readonly Uploaded[] {
  const parsed = v.safeParse(preparedSchema, prepared)
  return parsed.success ? parsed.output.media : []
}

/**
 * Uploads the files of a post in their order, and waits until the server has worked on each. What is there is never
 * uploaded again, unless the server has let go of it meanwhile.
 */
export async function prepareMedia(
  call: CallAsAccount,
  post: FrozenPost,
  {
    altCharacters,
    say,
    signal,
  }: {
    altCharacters: number
    say: Say
    signal: AbortSignal | undefined
  },
): Promise<PrepareAnswer> {
  const begun = Date.now()
  const files = [...uploadedOf(post.prepared)]
  const stored = JSON.stringify(files)
  for (const [place, media] of post.media.entries()) {
    const file = files[place]
    if (file?.isReady) continue
    if (Date.now() - begun > UPLOAD_MS) return working(files)
    const answer = file
      ? await poll(call, file, signal)
      : await upload(call, media, { altCharacters, signal })
    const status = answer.kind === 'answered' ? answer.status : 0
    // The server keeps what hangs on no post for a day at most.
    if (file && (status === 404 || status === 410)) return working(files.filter(each => each !== file))
    const uploaded = answer.kind === 'answered' ? v.safeParse(uploadedSchema, answer.data) : null
    if (!uploaded?.success || status < 200 || status >= 300) {
      const refusal = readUnseen(answer, say)
      // What has just been brought is stored first; then the same refusal comes with nothing to lose.
      return JSON.stringify(files) === stored ? refusal : working(files)
    }
    files[place] = { id: uploaded.output.id, isReady: status === 200 }
  }
  return files.every(({ isReady }) => isReady)
    ? { kind: 'ready', prepared: { media: files } }
    : working(files)
}

function working(media: readonly Uploaded[]): PrepareAnswer {
  return { kind: 'working', prepared: { media }, waitMs: POLL_MS }
}

function poll(call: CallAsAccount, file: Uploaded, signal: AbortSignal | undefined) {
  return call({ method: 'GET', path: `/api/v1/media/${encodeURIComponent(file.id)}`, signal })
}

async function upload(
  call: CallAsAccount,
  media: FrozenMedia,
  { altCharacters, signal }: { altCharacters: number; signal: AbortSignal | undefined },
): Promise<AccountAnswer> {
  const form = new FormData()
  const bytes = Uint8Array.from(await media.read())
  const ending = media.mime.split('/')[1] ?? 'bin'
  form.set('file', new File([bytes], `${media.kind}.${ending}`, { type: media.mime }))
  if (media.alt !== '') form.set('description', media.alt.slice(0, altCharacters))
  form.set('focus', focusOf(media.focus))
  const encoded = new Response(form)
  return call({
    method: 'POST',
    path: '/api/v2/media',
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    signal,
  })
}

/** As Mastodon measures: from -1 to 1, to the right and upwards. */
function focusOf({ x, y }: FrozenMedia['focus']): string {
  return `${(x / 50 - 1).toFixed(2)},${(1 - y / 50).toFixed(2)}`
}
