import type { FormReply } from '#app/platform/forms/form-reply.ts'
import type { LinkPlace } from '#core/links/slug.ts'
import type { MachineReason } from '#core/links/visitor.ts'

/** A link as the list shows it. */
export interface LinkItem {
  readonly id: string
  readonly address: string
  readonly label: string
  readonly target: string
  readonly network: string
  readonly place: LinkPlace
  readonly deadSince: Date | null
  readonly createdAt: Date
  readonly people: number
  readonly machines: number
}

export interface LinksPageProps {
  readonly links: { readonly rows: readonly LinkItem[]; readonly page: number; readonly pages: number }
  readonly networks: readonly { readonly network: string; readonly count: number }[]
  /** Of all networks. */
  readonly total: number
  readonly network: string | null
  readonly timeZone: string
  readonly canWrite: boolean
  readonly idempotencyKey: string
  readonly reply?: FormReply | undefined
}

export interface LinkPageProps {
  readonly link: Omit<LinkItem, 'people' | 'machines'> & {
    readonly fallback: string | null
    readonly deletedAt: Date | null
    readonly post: { readonly id: string; readonly title: string } | null
    readonly campaign: { readonly id: string; readonly name: string } | null
    readonly leads: number
  }
  /** Day by day (UTC, YYYY-MM-DD), the earliest first. */
  readonly days: readonly { readonly day: string; readonly people: number; readonly machines: number }[]
  readonly people: number
  readonly machines: readonly { readonly reason: MachineReason; readonly visits: number }[]
  /** Of the last people, `referrersOf` of them. */
  readonly referrers: readonly { readonly referrer: string; readonly people: number }[]
  readonly referrersOf: number
  readonly timeZone: string
  readonly isLocked: boolean
  readonly reply?: FormReply | undefined
  readonly problem?: string | undefined
}
