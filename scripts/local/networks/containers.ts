import { type Books, type Container, nextId, type Session } from './books.ts'

const FILE = { picture: /^image\/(jpeg|png)$/, video: /^video\/mp4$/ }

/** Begins a container; its file is really fetched from where it is. */
export function beginContainer(
  books: Books,
  { network, account }: Session,
  given: Pick<Container, 'text' | 'parent' | 'children' | 'isChild'> & {
    readonly file: {
      readonly kind: 'picture' | 'video'
      readonly address: string
      readonly alt: string
    } | null
  },
): Container {
  const id = nextId(books)
  const { file, ...rest } = given
  const container: Container = {
    ...{ id, account, network, ...rest, polls: 0, unknownFor: 0 },
    file: file ? { mediaId: id, alt: file.alt } : null,
    state: file ? 'fetching' : 'fetched',
  }
  books.containers[id] = container
  if (file) void fetchFile(books, container, file)
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

async function fetchFile(
  books: Books,
  container: Container,
  { kind, address }: { kind: keyof typeof FILE; address: string },
): Promise<void> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) })
    const mime = answer.headers.get('Content-Type') ?? ''
    if (!answer.ok || !FILE[kind].test(mime)) throw new Error(`no ${kind}`)
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64')
    books.media[container.id] = { network: container.network, account: container.account, mime, bytes }
    container.state = 'fetched'
  } catch {
    container.state = 'failed'
  }
}
