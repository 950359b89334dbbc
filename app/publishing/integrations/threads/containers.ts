import * as v from 'valibot'
import type { GraphAnswer, GraphCall } from '#app/publishing/integrations/meta/call-graph.ts'
import { readGraphError, readUnseenRefusal } from '#app/publishing/integrations/meta/read-refusal.ts'
import type { FrozenPost, PrepareAnswer } from '#app/publishing/integrations/network.ts'

/** Milliseconds between two questions whether a container is ready. */
const POLL_MS = 5000
/** Milliseconds after which no further container is begun in one call: what is there is stored first. */
const BEGIN_MS = 10_000
/** How often pictures that Threads could not fetch are brought to it in all. */
const MOST_TRIES = 3
const ALT_CHARACTERS = 1000
/** "Media not found": Threads knows of no such container, or not yet. */
export const UNKNOWN_CONTAINER = 4_279_009

const id = v.pipe(v.string(), v.regex(/^\d{1,30}$/))
const createdSchema = v.object({ id })
const statusSchema = v.object({ status: v.string(), error_message: v.optional(v.string(), '') })
const preparedSchema = v.object({
  /** Those of a carousel's pictures, in their order. */
  children: v.array(v.object({ id, isReady: v.boolean() })),
  /** What is published at the end. */
  container: v.nullable(id),
  tries: v.number(),
})

type Prepared = v.InferOutput<typeof preparedSchema>

const NOTHING: Prepared = { children: [], container: null, tries: 0 }

/** The container that was made ready for a post with pictures; null for none. */
export function containerOf(prepared: unknown): string | null {
  return readPrepared(prepared).container
}

function readPrepared(prepared: unknown): Prepared {
  const parsed = v.safeParse(preparedSchema, prepared)
  return parsed.success ? parsed.output : NOTHING
}

/**
 * Brings a post's pictures to Threads: a container for each of several, and one for the post. What is made is stored and
 * never made again, unless Threads could not fetch a picture or has let go of it. Nothing of it can be seen.
 */
export async function prepareContainers(
  call: (request: GraphCall) => Promise<GraphAnswer>,
  post: FrozenPost,
  fields: Readonly<Record<string, string>>,
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
    const answer = await call({ method: 'POST', path: '/me/threads', form })
    const made =
      answer.kind === 'answered' && answer.status === 200 ? v.safeParse(createdSchema, answer.data) : null
    return made?.success ? made.output.id : readUnseenRefusal(answer)
  }
  const look = async (container: string) => {
    const state = await readState(call, container)
    if (state.kind !== 'failed') return state
    if (tries + 1 < MOST_TRIES) return { kind: 'again' } as const
    return {
      kind: 'unsent',
      answer: { kind: 'unsent', retryable: false, reason: 'refused', detail: state.detail },
    } as const
  }

  if (isCarousel && kept.container === null) {
    for (const [place, { alt, address }] of post.media.entries()) {
      const child = children[place]
      if (child?.isReady) continue
      if (Date.now() - begun > BEGIN_MS) return working({}, 0)
      if (!child) {
        const made = await create({ ...picture(alt, address()), is_carousel_item: 'true' })
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
      : picture(first?.alt ?? '', first?.address() ?? '')),
    ...fields,
  })
  return typeof made === 'string' ? working({ container: made }) : made
}

function picture(alt: string, address: string): Record<string, string> {
  const altText = alt.slice(0, ALT_CHARACTERS)
  return { media_type: 'IMAGE', image_url: address, ...(altText === '' ? {} : { alt_text: altText }) }
}

async function readState(call: (request: GraphCall) => Promise<GraphAnswer>, container: string) {
  const path = `/${container}?fields=status,error_message`
  const answer = await call({ method: 'GET', path })
  if (answer.kind !== 'answered' || answer.status !== 200) {
    const isGone = answer.kind === 'answered' && readGraphError(answer.data)?.subcode === UNKNOWN_CONTAINER
    return isGone
      ? ({ kind: 'failed', detail: 'Threads lost the pictures' } as const)
      : ({ kind: 'unsent', answer: readUnseenRefusal(answer) } as const)
  }
  const parsed = v.safeParse(statusSchema, answer.data)
  const { status, error_message: words } = parsed.success ? parsed.output : { status: '', error_message: '' }
  if (status === 'FINISHED' || status === 'PUBLISHED') return { kind: 'ready' } as const
  if (status !== 'ERROR' && status !== 'EXPIRED') return { kind: 'working' } as const
  const said = words === '' || words === 'UNKNOWN' ? '' : ` (${words.slice(0, 100)})`
  return { kind: 'failed', detail: `Threads couldn’t use the pictures${said}` } as const
}
