import type { RequestState } from '#core/requests/state.ts'

/** A request as members see it. */
export interface RequestView {
  readonly id: string
  readonly state: RequestState
  readonly about: string
  readonly notes: string
  readonly platform: string
  readonly format: string
  readonly wishedOn: string | null
  readonly name: string
  readonly email: string
  readonly askedBy: string | null
  readonly ownerId: string | null
  readonly owner: string
  readonly dueOn: string | null
  readonly isOverdue: boolean
  readonly reason: string
  readonly news: 'off' | 'asked' | 'on' | 'ended'
  readonly receivedAt: Date
  readonly ideaId: string | null
  readonly postId: string | null
  readonly link: string
}

/** Somebody who can make a post. */
export interface KeeperView {
  readonly id: string
  readonly name: string
}
