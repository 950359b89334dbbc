import * as v from 'valibot'
import type { GraphAnswer, GraphCall } from '#app/publishing/integrations/meta/call-graph.ts'
import {
  type GraphError,
  readGraphError,
  readUnseenRefusal,
} from '#app/publishing/integrations/meta/read-refusal.ts'
import type {
  FindAnswer,
  FrozenMedia,
  FrozenPost,
  PrepareAnswer,
} from '#app/publishing/integrations/network.ts'

/** Milliseconds between two questions whether a container is ready. */
const POLL_MS = 5000
/** Milliseconds after which no further container is begun in one call: what is there is stored first. */
const BEGIN_MS = 10_000
/** How often media that the network could not fetch are brought to it in all. */
const MOST_TRIES = 3
const ALT_CHARACTERS = 1000
/** It could not fetch a file from its address, said at once. */
const FETCH_FAILED = 2_207_052

/** What the networks of Meta that publish by containers differ in. */
export interface ContainerKind {
  /** The network's name, for what is said. */
  readonly name: string
  /** Where containers are made, such as `/me/media`. */
  readonly path: string
  /** The fields of a container that say how far it is, as they are asked for. */
  readonly stateFields: string
  /** How a picture is announced beside its address. */
  readonly picture: Readonly<Record<string, string>>
  /** How a video is. */
  readonly video: Readonly<Record<string, string>>
  /** Whether a refusal says that there is no such container, or none yet. */
  isUnknown(error: GraphError): boolean
}

const id = v.pipe(v.string(), v.regex(/^\d{1,30}$/))
const createdSchema = v.object({ id })
/** Threads says how far it is in `status`, with its words apart; Instagram in `status_code`, with words in `status`. */
const stateSchema = v.object({
  status: v.optional(v.string(), ''),
  status_code: v.optional(v.string()),
  error_message: v.optional(v.string(), ''),
})
const preparedSchema = v.object({
  /** Those of a carousel's pictures, in their order. */
  children: v.array(v.object({ id, isReady: v.boolean() })),
  /** What is published at the end. */
  container: v.nullable(id),
  tries: v.number(),
})

type Prepared = v.InferOutput<typeof preparedSchema>

const NOTHING: Prepared = { children: [], container: null, tries: 0 }

/** The container that was made ready for a post with media; null for none. */
export function containerOf(prepared: unknown): string | null {
  return readPrepared(prepared).container
}

function readPrepared(prepared: unknown): Prepared {
  const parsed = v.safeParse(preparedSchema, prepared)
  return parsed.success ? parsed.output : NOTHING
}

/**
 * Whether a container was published though the post is not listed, as far as a look-up is to know: null where it was not,
 * or where there is none.
 */
export async function findPublishedContainer(
  call: (request: GraphCall) => Promise<GraphAnswer>,
  kind: ContainerKind,
  prepared: unknown,
): Promise<Extract<FindAnswer, { kind: 'cannot_tell' }> | null> {
  const container = containerOf(prepared)
  if (container === null) return null
  const state = await readState(call, kind, container)
  if (state.kind === 'unsent') {
    const { detail, retryAfterMs } = state.answer
    return {
      kind: 'cannot_tell',
      ...(detail === undefined ? {} : { detail }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }
  }
  return state.kind === 'ready' && state.isPublished
    ? { kind: 'cannot_tell', detail: `${kind.name} says that it is published, and doesn’t show it yet` }
    : null
}

/**
 * Brings a post's media to the network: a container for each of several, and one for the post with its `fields`. What is
 * made is stored and never made again, unless the network could not fetch a file or has let go of it. Nothing of it can be
 * seen.
 */
export async function prepareContainers(
  call: (request: GraphCall) => Promise<GraphAnswer>,
  kind: ContainerKind,
  { post, fields }: { readonly post: FrozenPost; readonly fields: Readonly<Record<string, string>> },
): Promise<PrepareAnswer> {
  const begun = Date.now()
  const { tries, ...kept } = readPrepared(post.prepared)
  const children = [...kept.children]
  const isCarousel = post.media.length > 1
  const working = (over: Partial<Prepared> = {}, waitMs = POLL_MS): PrepareAnswer => ({
    kind: 'working',
    prepared: { children, container: kept.container, tries, ...over },
    waitMs,
  })
  const create = async (form: Readonly<Record<string, string>>) => {
    const answer = await call({ method: 'POST', path: kind.path, form })
    const made =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(createdSchema, answer.data) : null
    if (made?.success) return made.output.id
    const isUnfetched = answer.kind === 'answered' && readGraphError(answer.data)?.subcode === FETCH_FAILED
    return isUnfetched && tries + 1 < MOST_TRIES ? working({ tries: tries + 1 }) : readUnseenRefusal(answer)
  }
  const look = async (container: string) => {
    const state = await readState(call, kind, container)
    if (state.kind !== 'failed') return state
    if (tries + 1 < MOST_TRIES) return { kind: 'again' } as const
    return {
      kind: 'unsent',
      answer: { kind: 'unsent', retryable: false, reason: 'refused', detail: state.detail },
    } as const
  }

  if (isCarousel && kept.container === null) {
    for (const [place, media] of post.media.entries()) {
      const child = children[place]
      if (child?.isReady) continue
      if (Date.now() - begun > BEGIN_MS) return working({}, 0)
      if (!child) {
        const made = await create({ ...announce(kind, media), is_carousel_item: 'true' })
        if (typeof made !== 'string') return children.length > kept.children.length ? working() : made
        children.push({ id: made, isReady: false })
        continue
      }
      const state = await look(child.id)
      if (state.kind === 'unsent') return state.answer
      if (state.kind === 'again') return working({ children: [], tries: tries + 1 })
      if (state.kind === 'ready') children[place] = { ...child, isReady: true }
    }
    if (!children.every(({ isReady }) => isReady)) return working()
  }
  if (kept.container !== null) {
    const state = await look(kept.container)
    if (state.kind === 'unsent') return state.answer
    if (state.kind === 'again') return working({ ...NOTHING, tries: tries + 1 })
    return state.kind === 'ready'
      ? { kind: 'ready', prepared: { children, container: kept.container, tries } }
      : working()
  }
  const [first] = post.media
  const made = await create({
    ...(isCarousel
      ? { media_type: 'CAROUSEL', children: children.map(child => child.id).join(',') }
      : first
        ? announce(kind, first)
        : {}),
    ...fields,
  })
  return typeof made === 'string' ? working({ container: made }) : made
}

function announce(kind: ContainerKind, media: FrozenMedia): Record<string, string> {
  if (media.kind === 'video') return { ...kind.video, video_url: media.address() }
  const alt = media.alt.slice(0, ALT_CHARACTERS)
  return { ...kind.picture, image_url: media.address(), ...(alt === '' ? {} : { alt_text: alt }) }
}

async function readState(
  call: (request: GraphCall) => Promise<GraphAnswer>,
  kind: ContainerKind,
  container: string,
) {
  const answer = await call({ method: 'GET', path: `/${container}?fields=${kind.stateFields}` })
  if (answer.kind !== 'answered' || answer.status !== 200) {
    const error = answer.kind === 'answered' ? readGraphError(answer.data) : null
    return error && kind.isUnknown(error)
      ? ({ kind: 'failed', detail: `${kind.name} lost the files` } as const)
      : ({ kind: 'unsent', answer: readUnseenRefusal(answer) } as const)
  }
  const parsed = v.safeParse(stateSchema, answer.data)
  const { status, status_code: code, error_message } = parsed.success ? parsed.output : NO_STATE
  const state = code ?? status
  if (state === 'FINISHED' || state === 'PUBLISHED')
    return { kind: 'ready', isPublished: state === 'PUBLISHED' } as const
  if (state !== 'ERROR' && state !== 'EXPIRED') return { kind: 'working' } as const
  const words = code === undefined ? error_message : status
  const said = words === '' || words === 'UNKNOWN' ? '' : ` (${words.slice(0, 100)})`
  return { kind: 'failed', detail: `${kind.name} couldn’t use the files${said}` } as const
}

const NO_STATE = { status: '', status_code: undefined, error_message: '' }
