import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type {
  ConnectedAccount,
  FrozenPost,
  NetworkAdapter,
  NetworkLimits,
  PrepareAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'
import { type AccountAnswer, callAsAccount } from '#app/publishing/integrations/oauth/call-as-account.ts'
import type { NetworkCall } from '#app/publishing/integrations/oauth/call-network.ts'
import { readRefusal, readUnseen, type Said } from '#app/publishing/integrations/oauth/read-refusal.ts'
import { littleText } from '#core/publishing/linkedin/little-text.ts'
import { LINKEDIN_DOOR } from './door.ts'
import { type LinkedinCalls, prepareLinkedinVideo } from './video.ts'

/** Milliseconds after which no further picture is begun in one call: what is there is stored first. */
const UPLOADS_MS = 10_000
const LIMITS: NetworkLimits = {
  maxCharacters: 3000,
  charactersPerUrl: null,
  pictures: { count: 20, bytes: 8_000_000, altCharacters: 4086 },
}

const urn = v.pipe(v.string(), v.regex(/^urn:li:\w+:[\w-]{1,200}$/))
const uploadSchema = v.object({ value: v.object({ uploadUrl: v.string(), image: urn }) })
const preparedSchema = v.object({ images: v.array(urn) })
const preparedVideoSchema = v.object({ video: urn })
const errorSchema = v.object({
  message: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  errorDetails: v.optional(
    v.object({ inputErrors: v.optional(v.array(v.object({ code: v.optional(v.string(), '') })), []) }),
  ),
})

/** LinkedIn, for a member's own profile. It lets nobody but chosen apps read posts, so nothing is looked up. */
export function linkedinAdapter(config: OAuthNetworkConfig): NetworkAdapter {
  const call = (account: ConnectedAccount, request: Omit<NetworkCall, 'token' | 'timeoutMs'>) =>
    callAsAccount(account, { config, door: LINKEDIN_DOOR }, request)

  const headers = { 'linkedin-version': config.version, 'x-restli-protocol-version': '2.0.0' }
  const post = (account: ConnectedAccount, path: string, json: object, signal?: AbortSignal) =>
    call(account, { method: 'POST', url: `${config.apiBase}${path}`, headers, json, signal })

  return {
    canComment: true,
    sendsVideo: true,

    async prepare(account, { media, prepared }, signal): Promise<PrepareAnswer> {
      const [video] = media.filter(({ kind }) => kind === 'video')
      if (video) {
        if (videoOf(prepared) !== null) return { kind: 'ready', prepared }
        const calls: LinkedinCalls = {
          post: (path, json) => post(account, path, json, signal),
          get: path => call(account, { method: 'GET', url: `${config.apiBase}${path}`, headers, signal }),
        }
        const owner = authorOf(account)
        return prepareLinkedinVideo(calls, video, { owner, prepared, base: config.apiBase, say, signal })
      }
      const images = [...imagesOf(prepared)]
      const known = images.length
      const startedAt = Date.now()
      for (const picture of media.slice(known)) {
        const isOutOfTime = Date.now() - startedAt > UPLOADS_MS
        if (isOutOfTime) return { kind: 'working', prepared: { images }, waitMs: 0 }
        const owner = authorOf(account)
        const path = '/rest/images?action=initializeUpload'
        const begun = await post(account, path, { initializeUploadRequest: { owner } }, signal)
        const place =
          begun.kind === 'answered' && begun.status === 200 ? v.safeParse(uploadSchema, begun.data) : null
        if (!place?.success) return readUnseen(begun, say)
        const { uploadUrl, image } = place.output.value
        const body = await picture.read()
        const headers = { 'content-type': picture.mime }
        const sent = await call(account, { method: 'PUT', url: uploadUrl, headers, body, signal })
        if (sent.kind !== 'answered' || sent.status < 200 || sent.status >= 300) return readUnseen(sent, say)
        images.push(image)
      }
      return { kind: 'ready', prepared: media.length === 0 ? null : { images } }
    },

    async send(account, frozen, signal): Promise<SendAnswer> {
      if (frozen.role === 'comment') return comment(account, frozen, signal)
      const content = contentOf(frozen)
      if (content === 'missing')
        return { kind: 'unsent', retryable: false, reason: 'refused', detail: 'The media is not there' }
      const answer = await post(account, '/rest/posts', postOf(account, frozen, content), signal)
      return readSent(answer, id => `${config.authBase}/feed/update/${id}/`)
    },

    async find() {
      return { kind: 'cannot_tell', detail: CANNOT_CHECK }
    },

    async readBack() {
      return { kind: 'cannot_tell' }
    },

    async limits() {
      return LIMITS
    },

    normalise: text => text,
  }

  /** Comments are plain text: what is marked in posts would be seen there. */
  async function comment(account: ConnectedAccount, frozen: FrozenPost, signal?: AbortSignal) {
    const object = frozen.after[0]?.remoteId ?? ''
    const path = `/rest/socialActions/${encodeURIComponent(object)}/comments`
    const message = { text: frozen.text }
    const answer = await post(account, path, { actor: authorOf(account), object, message }, signal)
    return readSent(answer, () => `${config.authBase}/feed/update/${object}/`)
  }
}

const CANNOT_CHECK = 'LinkedIn doesn’t let apps look for posts'

function authorOf({ accountId }: ConnectedAccount): string {
  return `urn:li:person:${accountId}`
}

function imagesOf(prepared: unknown): readonly string[] {
  const parsed = v.safeParse(preparedSchema, prepared)
  return parsed.success ? parsed.output.images : []
}

function videoOf(prepared: unknown): string | null {
  const parsed = v.safeParse(preparedVideoSchema, prepared)
  return parsed.success ? parsed.output.video : null
}

/** What hangs on a post; null for nothing. LinkedIn takes words for pictures only. */
function contentOf({ media, prepared }: FrozenPost): object | null | 'missing' {
  if (media.some(({ kind }) => kind === 'video')) {
    const id = videoOf(prepared)
    return id === null ? 'missing' : { media: { id } }
  }
  const images = imagesOf(prepared)
  if (images.length < media.length) return 'missing'
  const pictures = images.map((id, place) => {
    const altText = media[place]?.alt.slice(0, LIMITS.pictures?.altCharacters) ?? ''
    return { id, ...(altText === '' ? {} : { altText }) }
  })
  const [first, ...others] = pictures
  if (others.length > 0) return { multiImage: { images: pictures } }
  return first ? { media: first } : null
}

function postOf(account: ConnectedAccount, frozen: FrozenPost, content: object | null): object {
  return {
    author: authorOf(account),
    commentary: littleText(frozen.text),
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    ...(content ? { content } : {}),
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  }
}

function readSent(answer: AccountAnswer, addressOf: (id: string) => string): SendAnswer {
  const id = answer.kind === 'answered' && answer.status === 201 ? answer.headers['x-restli-id'] : undefined
  if (answer.kind === 'answered' && id && id.length <= 300)
    return { kind: 'published', remoteId: id, address: addressOf(id), statusCode: answer.status }
  return readRefusal(answer, say)
}

function say(data: unknown): Said {
  const parsed = v.safeParse(errorSchema, data)
  if (!parsed.success) return { words: '', reason: null }
  const { message, code, errorDetails } = parsed.output
  const codes = [code, ...(errorDetails?.inputErrors.map(error => error.code) ?? [])].join(' ')
  const words = message.slice(0, 300)
  if (codes.includes('DUPLICATE_POST')) return { words, reason: 'duplicate' }
  if (/LENGTH_TOO_LONG|TOO_LONG/.test(codes)) return { words, reason: 'too_long' }
  return { words, reason: /ACCESS_DENIED|REVOKED_ACCESS_TOKEN/.test(codes) ? 'not_permitted' : null }
}
