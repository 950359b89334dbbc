import * as v from 'valibot'
import type {
  ConnectedAccount,
  FindAnswer,
  FrozenMedia,
  FrozenPost,
  NetworkAdapter,
  NetworkLimits,
  PrepareAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'
import { NOT_PERMITTED } from '#app/publishing/integrations/oauth/call-as-account.ts'
import { pauseOf, readRefusal, type Said } from '#app/publishing/integrations/oauth/read-refusal.ts'
import { firstLink, mentionedHandles } from '#core/publishing/bluesky/facets.ts'
import {
  type BlobRef,
  type BlueskyRecord,
  blueskyRecord,
  blueskyText,
  type RecordCard,
  type RecordImage,
} from '#core/publishing/bluesky/record.ts'
import { blueskyClients } from './client.ts'
import type { BlueskyInstallation } from './client-documents.ts'
import { fetchPageCard } from './fetch-page-card.ts'
import { askServer } from './handles.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { readTokens } from './tokens.ts'
import { readXrpc, saidError, type WriteAnswer, writeXrpc } from './xrpc.ts'

const COLLECTION = 'app.bsky.feed.post'
/** Where the network as a whole is read, without an account. */
const APP_VIEW = 'https://public.api.bsky.app'
const MOST_IMAGES = 4
/** Bytes of a picture that servers take, those that keep to an older rule, and of the picture of a card. */
const MOST_BYTES = 2_000_000
const MOST_BYTES_ONCE = 1_000_000
/** Mentions that are looked up. */
const MOST_MENTIONS = 10
/** Milliseconds after which no further picture is begun in one call. */
const UPLOADS_MS = 10_000
/** Milliseconds that the page behind a link has to show itself. */
const CARD_MS = 8000
const COUNTS_MS = 5000
/** What people may say at most about a picture: Bluesky's own apps offer that many characters. */
const MOST_ALT = 2000

const LIMITS: NetworkLimits = {
  maxCharacters: 300,
  charactersPerUrl: null,
  pictures: { count: MOST_IMAGES, bytes: MOST_BYTES, altCharacters: MOST_ALT },
}

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))
const putSchema = v.object({ uri: word, cid: word })
const foundSchema = v.object({ uri: word, cid: v.optional(word) })
const postSchema = v.object({ uri: word, value: v.object({ text: v.string() }) })
const blobSchema = v.object({
  blob: v.object({
    $type: v.literal('blob'),
    ref: v.object({ $link: word }),
    mimeType: word,
    size: v.number(),
  }),
})
const preparedSchema = v.object({
  record: v.custom<BlueskyRecord>(input => v.is(recordSchema, input)),
})
const uploadedSchema = v.object({
  images: v.array(
    v.object({
      alt: v.string(),
      image: blobSchema.entries.blob,
      aspectRatio: v.object({ width: v.number(), height: v.number() }),
    }),
  ),
})
const recordSchema = v.looseObject({ $type: v.literal(COLLECTION), text: v.string(), createdAt: word })
const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
const countsSchema = v.object({
  posts: v.tuple([v.object({ likeCount: count, replyCount: count, repostCount: count })]),
})
const NO_COUNTS = { likes: null, replies: null, reposts: null }

type Unsent = Extract<SendAnswer, { kind: 'unsent' }>
type Uploaded = { readonly kind: 'uploaded'; readonly blob: BlobRef } | Unsent

/**
 * Bluesky, and every server that speaks its protocol. A post is a record that we give its name: putting the same again
 * changes nothing. All of it is made in `prepare`, so that every send puts the same.
 */
export function blueskyAdapter(installation: BlueskyInstallation): NetworkAdapter {
  const { blueskyLocalServer: localOrigin } = installation
  const open = blueskyClients(installation)

  const write = (account: ConnectedAccount, call: Parameters<typeof writeXrpc>[1], signal?: AbortSignal) =>
    writeXrpc(account, call, { open, localOrigin, signal })

  async function upload(
    account: ConnectedAccount,
    { bytes, mime }: { bytes: Uint8Array; mime: string },
    signal?: AbortSignal,
  ): Promise<Uploaded> {
    const call = { method: 'com.atproto.repo.uploadBlob', mime, body: bytes }
    const answer = await write(account, call, signal)
    const parsed =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(blobSchema, answer.data) : null
    if (parsed?.success) return { kind: 'uploaded', blob: parsed.output.blob }
    const sent = refusalOf(answer)
    // An uploaded file that nothing names is seen by nobody.
    return sent.kind === 'unsent' ? sent : { kind: 'unsent', retryable: true, reason: 'unreachable' }
  }

  /** A picture at the server, in at most so many bytes, or in fewer where the server will not have it. */
  async function uploadPicture(
    account: ConnectedAccount,
    picture: { readonly media: FrozenMedia; readonly most: number; readonly name: string },
    signal?: AbortSignal,
  ): Promise<Uploaded> {
    const { media, most, name } = picture
    const bytes = await media.read()
    for (const limit of new Set([most, MOST_BYTES_ONCE])) {
      const small = bytes.length <= limit ? bytes : (await shrinkPicture(bytes, { most: limit }))?.bytes
      if (!small) return refused(`${name} can’t be made small enough`)
      const mime = small === bytes ? media.mime : 'image/jpeg'
      const answer = await upload(account, { bytes: small, mime }, signal)
      const isTooLarge = answer.kind === 'unsent' && answer.statusCode === 413
      if (answer.kind === 'uploaded') return answer
      if (!isTooLarge || small.length <= MOST_BYTES_ONCE)
        return answer.reason === 'refused' ? { ...answer, detail: `${name}: ${answer.detail ?? ''}` } : answer
    }
    return refused(`${name} is too large for this server`)
  }

  /** Uploads what `done` does not hold yet; `isWhole` is false when a call's time ran out before. */
  async function uploadPictures(
    account: ConnectedAccount,
    media: readonly FrozenMedia[],
    options: { most: number; done?: readonly RecordImage[]; signal?: AbortSignal | undefined },
  ): Promise<{ kind: 'uploaded'; images: RecordImage[]; isWhole: boolean } | Unsent> {
    const { most, done = [], signal } = options
    const images = [...done]
    const startedAt = Date.now()
    for (const [place, one] of media.entries()) {
      if (place < done.length) continue
      if (Date.now() - startedAt > UPLOADS_MS) return { kind: 'uploaded', images, isWhole: false }
      const picture = { media: one, most, name: `Picture ${place + 1}` }
      const answer = await uploadPicture(account, picture, signal)
      if (answer.kind === 'unsent') return answer
      const { width, height, alt } = one
      images.push({ alt, image: answer.blob, aspectRatio: { width, height } })
    }
    return { kind: 'uploaded', images, isWhole: true }
  }

  /** The card of the first link. A page that does not show itself in time has none: the post goes without. */
  async function cardOf(
    account: ConnectedAccount,
    post: FrozenPost,
    signal?: AbortSignal,
  ): Promise<RecordCard | null> {
    const uri = firstLink(post.text)
    if (uri === null) return null
    const limits = { pictureBytes: MOST_BYTES_ONCE, timeoutMs: CARD_MS, localOrigin }
    const page = await fetchPageCard(uri, limits)
    if (!page) return null
    const { title, description, picture } = page
    const thumb = picture ? await upload(account, { bytes: picture, mime: 'image/jpeg' }, signal) : null
    return { uri, title, description, ...(thumb?.kind === 'uploaded' ? { thumb: thumb.blob } : {}) }
  }

  async function mentionsIn(pds: string, text: string, signal?: AbortSignal): Promise<Map<string, string>> {
    const handles = mentionedHandles(text).slice(0, MOST_MENTIONS)
    const dids = await Promise.all(handles.map(handle => askServer(pds, handle, localOrigin, signal)))
    return new Map(handles.flatMap((handle, place) => (dids[place] ? [[handle, dids[place]] as const] : [])))
  }

  async function prepare(
    account: ConnectedAccount,
    post: FrozenPost,
    signal?: AbortSignal,
  ): Promise<PrepareAnswer> {
    const { media, text } = post
    if (media.some(({ kind }) => kind === 'video')) return refused('We can’t publish videos to Bluesky yet')
    if (media.length > MOST_IMAGES) return refused(`Bluesky takes ${MOST_IMAGES} pictures at most`)
    const pds = readTokens(account.tokens)?.session.tokenSet.aud
    if (pds === undefined) return NOT_PERMITTED
    const done = v.safeParse(uploadedSchema, post.prepared)
    const before = done.success ? done.output.images : []
    const uploaded = await uploadPictures(account, media, { most: MOST_BYTES, done: before, signal })
    if (uploaded.kind === 'unsent') return uploaded
    const { images } = uploaded
    if (!uploaded.isWhole) return { kind: 'working', prepared: { images }, waitMs: 0 }
    const [dids, card] = await Promise.all([
      mentionsIn(pds, text, signal),
      images.length > 0 ? null : cardOf(account, post, signal),
    ])
    return { kind: 'ready', prepared: { record: recordOf(post, { images, card, dids }) } }
  }

  async function put(
    account: ConnectedAccount,
    { record, rkey }: { record: BlueskyRecord; rkey: string },
    signal?: AbortSignal,
  ): Promise<WriteAnswer> {
    const body = JSON.stringify({ repo: account.accountId, collection: COLLECTION, rkey, record })
    return write(account, { method: 'com.atproto.repo.putRecord', mime: 'application/json', body }, signal)
  }

  return {
    canThread: true,
    canComment: true,
    prepare,

    async send(account, post, signal) {
      const record = recordToSend(post)
      if (!record) return refused('Its pictures weren’t uploaded')
      const rkey = post.recordKey
      const answer = await put(account, { record, rkey }, signal)
      if (!isBlobTooLarge(answer) || record.embed?.$type !== 'app.bsky.embed.images')
        return readSent(answer, { account, rkey, localOrigin })
      // It was refused for certain. The same pictures made smaller are the same every time.
      const smaller = await uploadPictures(account, post.media, { most: MOST_BYTES_ONCE, signal })
      if (smaller.kind === 'unsent') return smaller
      const embed = { ...record.embed, images: smaller.images }
      const again = await put(account, { record: { ...record, embed }, rkey }, signal)
      return readSent(again, { account, rkey, localOrigin })
    },

    async find(account, post, signal) {
      const answer = await readPost(account, post.recordKey, { localOrigin, signal })
      if (answer === null) return { kind: 'cannot_tell', detail: 'The connection cannot be used' }
      if (isMissing(answer)) return { kind: 'certainly_not' }
      const parsed =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(foundSchema, answer.data) : null
      if (!parsed?.success) {
        const detail =
          answer.kind === 'answered'
            ? saidError(answer.data).words || `The server answered ${answer.status}`
            : answer.detail
        return { kind: 'cannot_tell', detail, ...pauseOf(answer) } satisfies FindAnswer
      }
      const { uri, cid } = parsed.output
      return {
        kind: 'found',
        remoteId: uri,
        ...(cid === undefined ? {} : { remoteVersion: cid }),
        address: addressOf(account, post.recordKey, localOrigin),
      }
    },

    async readBack(account, remoteId, signal) {
      const rkey = remoteId.split('/').at(-1) ?? ''
      const answer = await readPost(account, rkey, { localOrigin, signal })
      if (answer === null) return { kind: 'cannot_tell' }
      if (isMissing(answer)) return { kind: 'gone' }
      const parsed =
        answer.kind === 'answered' && answer.status === 200 ? v.safeParse(postSchema, answer.data) : null
      if (!parsed?.success) return { kind: 'cannot_tell', ...pauseOf(answer) }
      const { uri, value } = parsed.output
      const address = addressOf(account, rkey, localOrigin)
      return {
        kind: 'read',
        text: value.text,
        address,
        counts: await readCounts(account, uri, { localOrigin, signal }),
      }
    },

    async limits() {
      return LIMITS
    },

    normalise: blueskyText,
  }
}

function refused(detail: string): Unsent {
  return { kind: 'unsent', retryable: false, reason: 'refused', detail }
}

function recordOf(
  post: FrozenPost,
  made: { images: readonly RecordImage[]; card: RecordCard | null; dids: ReadonlyMap<string, string> },
): BlueskyRecord {
  const { text, createdAt } = post
  const after = post.after.map(({ remoteId, remoteVersion }) => ({ uri: remoteId, cid: remoteVersion }))
  return blueskyRecord({ text, createdAt, after, ...made })
}

/** What was prepared, or a text by itself, of which there is nothing to prepare; null where pictures are missing. */
function recordToSend(post: FrozenPost): BlueskyRecord | null {
  const prepared = v.safeParse(preparedSchema, post.prepared)
  if (prepared.success) return prepared.output.record
  return post.media.length > 0 ? null : recordOf(post, { images: [], card: null, dids: new Map() })
}

function isBlobTooLarge(answer: WriteAnswer): boolean {
  return answer.kind === 'answered' && saidError(answer.data).name === 'BlobTooLarge'
}

/** What became of a send. Whatever is not clear is unknown: it is looked up then. */
function readSent(
  answer: WriteAnswer,
  at: { account: ConnectedAccount; rkey: string; localOrigin: string | null },
): SendAnswer {
  if (answer.kind !== 'answered' || answer.status < 200 || answer.status >= 300) return refusalOf(answer)
  const { status: statusCode } = answer
  const parsed = v.safeParse(putSchema, answer.data)
  if (!parsed.success) return { kind: 'unknown', detail: 'The answer names no post', statusCode }
  const { uri, cid } = parsed.output
  const address = addressOf(at.account, at.rkey, at.localOrigin)
  return { kind: 'published', remoteId: uri, remoteVersion: cid, address, statusCode }
}

function refusalOf(answer: WriteAnswer): Exclude<SendAnswer, { kind: 'published' }> {
  return answer.kind === 'unsent' ? answer : readRefusal(answer, say)
}

function say(data: unknown, status: number): Said {
  const { name, words } = saidError(data)
  if (name === 'RateLimitExceeded') return { words, reason: 'rate_limited' }
  if (status === 401 || status === 403 || /^Account(?:Takedown|Deactivated|Suspended)$/.test(name))
    return { words, reason: 'not_permitted' }
  const isTooLong = status === 400 && /text must not be (?:longer|bigger) than/i.test(words)
  return { words, reason: isTooLong ? 'too_long' : null }
}

type ReadXrpc = Awaited<ReturnType<typeof readXrpc>>

/** A post as its own server has it, which nobody needs a token for; null where the tokens name no server. */
async function readPost(
  account: ConnectedAccount,
  rkey: string,
  options: { localOrigin: string | null; signal?: AbortSignal | undefined },
): Promise<ReadXrpc | null> {
  const tokens = readTokens(account.tokens)
  if (!tokens) return null
  const asked = { repo: account.accountId, collection: COLLECTION, rkey }
  return readXrpc(tokens.session.tokenSet.aud, 'com.atproto.repo.getRecord', asked, options)
}

function isMissing(answer: ReadXrpc): boolean {
  return answer.kind === 'answered' && saidError(answer.data).name === 'RecordNotFound'
}

/** Who answers whose post is the network's to count, not the account's server's; null while nobody tells. */
async function readCounts(
  account: ConnectedAccount,
  uri: string,
  options: { localOrigin: string | null; signal?: AbortSignal | undefined },
) {
  const origin = isLocal(account, options.localOrigin) ?? APP_VIEW
  const limits = { ...options, timeoutMs: COUNTS_MS }
  const answer = await readXrpc(origin, 'app.bsky.feed.getPosts', { uris: uri }, limits)
  const parsed =
    answer.kind === 'answered' && answer.status === 200 ? v.safeParse(countsSchema, answer.data) : null
  if (!parsed?.success) return NO_COUNTS
  const [{ likeCount, replyCount, repostCount }] = parsed.output.posts
  return { likes: likeCount ?? null, replies: replyCount ?? null, reposts: repostCount ?? null }
}

/** Where people read a post: Bluesky's own pages show those of every server. */
function addressOf(account: ConnectedAccount, rkey: string, localOrigin: string | null): string {
  const handle = account.handle.replace(/^@/, '')
  const name = handle === '' || handle.endsWith('.invalid') ? account.accountId : handle
  return `${isLocal(account, localOrigin) ?? 'https://bsky.app'}/profile/${name}/post/${rkey}`
}

/** The local server's origin, for accounts of it. */
function isLocal(account: ConnectedAccount, localOrigin: string | null): string | null {
  return localOrigin !== null && account.server === localOrigin ? localOrigin : null
}
