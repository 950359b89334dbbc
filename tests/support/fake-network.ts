import type {
  ConnectedAccount,
  FindAnswer,
  FrozenPost,
  NetworkAdapter,
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
}

/**
 * A network in memory that forgets every key at once: only what its caller does keeps it from publishing twice. Sends
 * take what `plan` holds in turn, then they work.
 */
export class FakeNetwork implements NetworkAdapter {
  readonly posts: FakePost[] = []
  readonly sends: FrozenPost[] = []
  plan: FakeBehaviour[] = []
  /** Behaviour of single accounts, by their id at the network; goes before the plan. */
  readonly accounts: Record<string, FakeBehaviour> = {}
  canFind = true
  /** Runs while a send is under way. */
  during: () => Promise<void> = async () => {}
  /** The most sends that were under way at once for one account. */
  mostAtOnce = 0
  private readonly underWay: Record<string, number> = {}

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
    const post = this.posts.find(each => each.id === remoteId)
    if (!post) return { kind: 'gone' }
    const counts = { likes: 3, replies: 1, reposts: null }
    return { kind: 'read', text: `${post.text}\n`, address: `https://fake.test/${post.id}`, counts }
  }

  async limits() {
    return { maxCharacters: 500, charactersPerUrl: 23 }
  }

  normalise(text: string): string {
    return text.trim()
  }
}

const ANSWERS: Readonly<Record<Exclude<FakeBehaviour, 'take'>, SendAnswer>> = {
  take_and_drop: { kind: 'unknown' },
  drop: { kind: 'unknown' },
  refuse: { kind: 'unsent', retryable: false, reason: 'refused', detail: 'No bakers here', statusCode: 422 },
  forbid: { kind: 'unsent', retryable: false, reason: 'not_permitted', statusCode: 401 },
  unreachable: { kind: 'unsent', retryable: true, reason: 'unreachable' },
  limit: { kind: 'unsent', retryable: true, reason: 'rate_limited', retryAfterMs: 600_000, statusCode: 429 },
}
