import type {
  ConnectedAccount,
  FrozenMedia,
  FrozenPost,
  NetworkAdapter,
} from '#app/publishing/integrations/network.ts'

/** A video of this many bytes, which begins as an MP4 does; with other words there no network can work on it. */
export function film(size: number, begin = 'ftyp'): FrozenMedia {
  const bytes = Buffer.alloc(size, 'bread')
  bytes.write(`\0\0\0\x18${begin}isom`, 'latin1')
  return {
    ...{ id: 'film', kind: 'video', mime: 'video/mp4', width: 640, height: 360, bytes: size, alt: 'An oven' },
    ...{ focus: { x: 50, y: 50 }, durationMs: 3000 },
    read: async () => Uint8Array.from(bytes),
    address: () => '',
  }
}

/** More than any network needs, of its own accord or after files that it could not fetch. */
const MOST_STEPS = 40

/** Prepares a post as often as it takes, as the engine does, each time with what was stored the last time. */
export async function prepareAll(adapter: NetworkAdapter, account: ConnectedAccount, post: FrozenPost) {
  const steps: string[] = []
  const waits: number[] = []
  let prepared = post.prepared
  while (steps.length < MOST_STEPS) {
    const answer = await adapter.prepare?.(account, { ...post, prepared })
    if (!answer) throw new Error('it prepares nothing')
    steps.push(answer.kind)
    // Nothing that was stored is lost when it is refused.
    if (answer.kind === 'unsent') return { steps, waits, answer, post: { ...post, prepared } }
    prepared = answer.prepared
    if (answer.kind === 'ready') return { steps, waits, answer, post: { ...post, prepared } }
    waits.push(answer.waitMs)
  }
  throw new Error('it never was ready')
}
