import type {
  ConnectedAccount,
  FindAnswer,
  FrozenPost,
  NetworkAdapter,
  NetworkLimits,
  PrepareAnswer,
  ReadAnswer,
  SendAnswer,
} from '#app/publishing/integrations/network.ts'

/** What the network does with one send. */
export type FakeBehaviour =
  | 'take'
  /** It publishes, and the answer is lost. */
  | 'take_and_drop'
  /** Nothing arrives, and nobody can know. */
  | 'drop'
  | 'refuse'
  | 'forbid'
  | 'unreachable'
  /** Asks to wait for ten minutes. */
  | 'limit'

interface FakePost {
  readonly id: string
  readonly account: string
  readonly key: string
  readonly text: string
  /** What it answers; '' for a post that answers none. */
  readonly answers?: string
  /** What hangs on it, as text. */
  readonly media?: readonly string[]
}

/**
 * A network in memory that forgets every key at once: only what its caller does keeps it from publishing twice. Sends
 * take what `plan` holds in turn, then they work.
 */
export class FakeNetwork implements NetworkAdapter {
  readonly canThread = true
  readonly canComment = true
  sendsVideo = true
  /** What was uploaded: name and bytes as text, each time it was. */
  readonly uploads: string[] = []
  /** What is answered to what comes before a post, in turn; then it is ready. */
  preparePlan: ('ready' | 'working' | 'refuse' | 'unreachable')[] = []
  readonly posts: FakePost[] = []
  readonly sends: FrozenPost[] = []
  plan: FakeBehaviour[] = []
  /** Behaviour of single accounts, by their id at the network; goes before the plan. */
  readonly accounts: Record<string, FakeBehaviour> = {}
  pictureLimits = { count: 4, bytes: 1_000_000, altCharacters: 1500 }
  canFind = true
  canRead = true
  /** Runs while a send is under way. */
  during: () => Promise<void> = async () => {}
  /** The most sends that were under way at once for one account. */
  mostAtOnce = 0
  private readonly underWay: Record<string, number> = {}

  /** Takes the files of a post; its name for them is what was uploaded last under it. */
  async prepare(_account: ConnectedAccount, post: FrozenPost): Promise<PrepareAnswer> {
    const kept = post.prepared as { names: string[] } | null
    const answer = this.preparePlan.shift() ?? 'ready'
    if (answer === 'refuse' || answer === 'unreachable') return ANSWERS[answer]
    const names = kept?.names ?? (await Promise.all(post.media.map(file => this.upload(file))))
    return answer === 'ready'
      ? { kind: 'ready', prepared: { names } }
      : { kind: 'working', prepared: { names }, waitMs: 30_000 }
  }

  private async upload({ alt, read }: FrozenPost['media'][number]): Promise<string> {
    const name = `${alt}:${new TextDecoder().decode(await read()).replaceAll('\0', '')}`
    this.uploads.push(name)
    return name
  }

  async send(account: ConnectedAccount, post: FrozenPost): Promise<SendAnswer> {
    this.sends.push(post)
    const atOnce = (this.underWay[account.accountId] ?? 0) + 1
    this.underWay[account.accountId] = atOnce
    this.mostAtOnce = Math.max(this.mostAtOnce, atOnce)
    await this.during()
    this.underWay[account.accountId] = atOnce - 1
    const behaviour = this.accounts[account.accountId] ?? this.plan.shift() ?? 'take'
    if (behaviour === 'take' || behaviour === 'take_and_drop')
      this.posts.push({
        id: `p${this.posts.length + 1}`,
        account: account.accountId,
        key: post.idempotencyKey,
        text: post.text,
        answers: post.after.at(-1)?.remoteId ?? '',
        media: (post.prepared as { names: string[] } | null)?.names ?? [],
      })
    if (behaviour === 'take') return { kind: 'published', ...this.published(), statusCode: 200 }
    return ANSWERS[behaviour]
  }

  private published() {
    const remoteId = this.posts.at(-1)?.id ?? ''
    return { remoteId, address: `https://fake.test/${remoteId}` }
  }

  async find(account: ConnectedAccount, post: FrozenPost): Promise<FindAnswer> {
    if (!this.canFind) return { kind: 'cannot_tell' }
    const found = this.posts.find(each => each.account === account.accountId && each.text === post.text)
    if (!found) return { kind: 'certainly_not' }
    return { kind: 'found', remoteId: found.id, address: `https://fake.test/${found.id}` }
  }

  async readBack(_account: ConnectedAccount, remoteId: string): Promise<ReadAnswer> {
    if (!this.canRead) return { kind: 'cannot_tell' }
    const post = this.posts.find(each => each.id === remoteId)
    if (!post) return { kind: 'gone' }
    const counts = { likes: 3, replies: 1, reposts: null }
    return { kind: 'read', text: `${post.text}\n`, address: `https://fake.test/${post.id}`, counts }
  }

  async limits(): Promise<NetworkLimits> {
    return { maxCharacters: 500, charactersPerUrl: 23, pictures: this.pictureLimits }
  }

  normalise(text: string): string {
    return text.trim()
  }
}

const ANSWERS = {
  take_and_drop: { kind: 'unknown' },
  drop: { kind: 'unknown' },
  refuse: { kind: 'unsent', retryable: false, reason: 'refused', detail: 'No bakers here', statusCode: 422 },
  forbid: { kind: 'unsent', retryable: false, reason: 'not_permitted', statusCode: 401 },
  unreachable: { kind: 'unsent', retryable: true, reason: 'unreachable' },
  limit: { kind: 'unsent', retryable: true, reason: 'rate_limited', retryAfterMs: 600_000, statusCode: 429 },
} as const satisfies Readonly<Record<Exclude<FakeBehaviour, 'take'>, SendAnswer>>
