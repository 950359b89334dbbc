import { json } from '../frame/answer.ts'
import { refuse } from './answer.ts'
import { type Books, nextId, type StandInMedia, type StandInToken } from './books.ts'
import type { Given } from './parameters.ts'
import {
  accountId,
  isBroken,
  isMediaReady,
  listStatuses,
  MAX_CHARACTERS,
  postStatus,
  presentAccount,
  presentMedia,
  showStatus,
} from './statuses.ts'

export interface ApiCall {
  readonly method: string
  readonly path: string
  readonly given: Given
  readonly token: StandInToken | null
  /** The Idempotency-Key. */
  readonly key: string | null
  /** Of the stand-in itself. */
  readonly url: string
  /** Whether a file takes a while until it can be attached. */
  readonly isSlow: boolean
}

/** The calls of the API, by the name that `parameters.ts` knows them by, with the scopes of which one is needed. */
const CALLS: readonly {
  readonly name: string
  readonly path: RegExp
  readonly scopes: readonly string[] | null
  readonly answer: (
    books: Books,
    call: ApiCall & { token: StandInToken },
    id: string,
  ) => Response | Promise<Response>
}[] = [
  {
    name: 'GET /api/v1/accounts/verify_credentials',
    path: /^\/api\/v1\/accounts\/verify_credentials$/,
    scopes: ['profile', 'read', 'read:accounts'],
    answer: (_, { token, url }) => json(presentAccount(token.account ?? '', url)),
  },
  {
    name: 'GET /api/v2/instance',
    path: /^\/api\/v2\/instance$/,
    scopes: null,
    answer: (_, { url }) => json(instance(url)),
  },
  {
    name: 'POST /api/v2/media',
    path: /^\/api\/v2\/media$/,
    scopes: ['write', 'write:media'],
    answer: (books, { token, given, isSlow, url }) => uploadMedia(books, { token, given, isSlow, url }),
  },
  {
    name: 'GET /api/v1/media/:id',
    path: /^\/api\/v1\/media\/(\d+)$/,
    scopes: ['write', 'write:media'],
    answer: (books, { token, url }, id) => pollMedia(books.media[id], token, url),
  },
  {
    name: 'POST /api/v1/statuses',
    path: /^\/api\/v1\/statuses$/,
    scopes: ['write', 'write:statuses'],
    answer: (books, { token, given, key, url }) => postStatus(books, { token, given, key, url }),
  },
  {
    name: 'GET /api/v1/statuses/:id',
    path: /^\/api\/v1\/statuses\/(\d+)$/,
    scopes: ['read', 'read:statuses'],
    answer: (books, { url }, id) => showStatus(books, id, url),
  },
  {
    name: 'GET /api/v1/accounts/:id/statuses',
    path: /^\/api\/v1\/accounts\/(\d+)\/statuses$/,
    scopes: ['read', 'read:statuses'],
    answer: (books, { token, given, url }, id) =>
      listStatuses(books, accountId(token.account ?? '') === id ? (token.account ?? '') : '', given, url),
  },
]

/** The call that a request is, with the part of its path that varies; null when there is none. */
export function findCall(method: string, path: string) {
  for (const call of CALLS) {
    const parts = call.name.startsWith(`${method} `) ? call.path.exec(path) : null
    if (parts) return { ...call, id: parts[1] ?? '' }
  }
  return null
}

/** Answers a call whose parameters are right. */
export function answerCall(
  books: Books,
  found: NonNullable<ReturnType<typeof findCall>>,
  call: ApiCall,
): Response | Promise<Response> {
  const { token } = call
  if (found.scopes === null) return found.answer(books, { ...call, token: APP_ONLY }, found.id)
  if (!token?.account) return refuse(401, 'The access token is invalid')
  if (!found.scopes.some(scope => token.scopes.includes(scope)))
    return refuse(403, 'This action is outside the authorized scopes')
  return found.answer(books, { ...call, token }, found.id)
}

const DESCRIPTION_LIMIT = 1500
const IMAGE_BYTES = 16_777_216
const VIDEO_BYTES = 103_809_024

const APP_ONLY: StandInToken = { appId: '', account: null, scopes: [] }

function instance(url: string): object {
  return {
    domain: new URL(url).host,
    title: 'Local Mastodon',
    version: '4.5.0',
    configuration: {
      statuses: {
        max_characters: MAX_CHARACTERS,
        max_media_attachments: 4,
        characters_reserved_per_url: 23,
      },
      media_attachments: {
        supported_mime_types: ['image/jpeg', 'image/png', 'image/webp', 'video/mp4'],
        description_limit: DESCRIPTION_LIMIT,
        image_size_limit: IMAGE_BYTES,
        image_matrix_limit: 33_177_600,
        video_size_limit: VIDEO_BYTES,
      },
    },
  }
}

/** `POST /api/v2/media`: pictures are ready at once (200), videos and what is ordered to be slow are worked on (202). */
async function uploadMedia(
  books: Books,
  call: { token: StandInToken; given: Given; isSlow: boolean; url: string },
): Promise<Response> {
  const { file, description, focus } = call.given
  if (!(file instanceof File)) return refuse(422, "Validation failed: File can't be blank")
  const type = file.type.startsWith('image/') ? 'image' : file.type === 'video/mp4' ? 'video' : null
  if (!type) return refuse(422, 'Validation failed: File content type is invalid')
  if (file.size > (type === 'image' ? IMAGE_BYTES : VIDEO_BYTES))
    return refuse(422, 'Validation failed: File file size is too big')
  if (String(description ?? '').length > DESCRIPTION_LIMIT)
    return refuse(422, 'Validation failed: Description is too long')
  const media: StandInMedia = {
    id: nextId(books),
    account: call.token.account ?? '',
    type,
    description: typeof description === 'string' ? description : null,
    focus: typeof focus === 'string' ? focus : null,
    mime: file.type,
    data: Buffer.from(await file.arrayBuffer()).toString('base64'),
    isSlow: call.isSlow || type === 'video',
    polls: 0,
    attached: false,
  }
  books.media[media.id] = media
  return json(presentMedia(media, call.url), media.isSlow ? 202 : 200)
}

/**
 * `GET /api/v1/media/:id`: 206 twice while a file is worked on, then 200, or 422 for a video that does not begin as an MP4
 * does; 404 once it hangs on a status.
 */
function pollMedia(media: StandInMedia | undefined, token: StandInToken, url: string): Response {
  if (!media || media.account !== token.account || media.attached) return refuse(404, 'Record not found')
  media.polls += 1
  if (media.polls > 2 && isBroken(media))
    return refuse(422, 'Error processing the media: the video cannot be read')
  return json(presentMedia(media, url), isMediaReady(media) ? 200 : 206)
}
