import { type Books, type Container, nextId, type Session } from './books.ts'

const PICTURE = /^image\/(jpeg|png)$/

/** Begins a container; its picture is really fetched from where it is. */
export function beginContainer(
  books: Books,
  { network, account }: Session,
  given: Pick<Container, 'text' | 'parent' | 'children' | 'isChild'> & {
    readonly picture: { readonly address: string; readonly alt: string } | null
  },
): Container {
  const id = nextId(books)
  const { picture, ...rest } = given
  const container: Container = {
    ...{ id, account, network, ...rest, polls: 0, unknownFor: 0 },
    picture: picture ? { mediaId: id, alt: picture.alt } : null,
    state: picture ? 'fetching' : 'fetched',
  }
  books.containers[id] = container
  if (picture) void fetchPicture(books, container, picture.address)
  return container
}

/** How far it is, as Meta names it. */
export function pollContainer(container: Container): 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'PUBLISHED' {
  container.polls += 1
  if (container.state === 'published') return 'PUBLISHED'
  if (container.state === 'failed') return 'ERROR'
  return container.state === 'fetched' && container.polls > 1 ? 'FINISHED' : 'IN_PROGRESS'
}

/** Whether it can be published now, and was not yet. */
export function isFinished({ state, polls }: Container): boolean {
  return state === 'fetched' && polls > 1
}

async function fetchPicture(books: Books, container: Container, address: string): Promise<void> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) })
    const mime = answer.headers.get('Content-Type') ?? ''
    if (!answer.ok || !PICTURE.test(mime)) throw new Error('no picture')
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
    books.media[container.id] = { network: container.network, account: container.account, mime, bytes }
    container.state = 'fetched'
  } catch {
    container.state = 'failed'
  }
}
