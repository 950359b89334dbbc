import { bytesInWords } from '#core/media/room.ts'
import type { VaultKind, VaultUse } from '#core/vault/address.ts'
import { PACK_LIMITS } from '#core/vault/pack.ts'

export const VAULT_KIND_LABELS: Readonly<Record<VaultKind, string>> = {
  media: 'Pictures and videos',
  posts: 'Finished posts',
  drawn: 'Quote pictures',
  brand: 'Brand kit',
}

/** What using it means, by what it is. */
export const VAULT_USE_LABELS: Readonly<Record<'files' | 'posts', Readonly<Record<VaultUse, string>>>> = {
  files: { used: 'In a post', unused: 'Not used yet' },
  posts: { used: 'Published', unused: 'Approved, not published yet' },
}

export const VAULT_TEXTS = {
  title: 'Vault',
  description: 'Everything you’ve made in one place, with where it’s used and what the people in it allow.',
  empty: {
    media: {
      title: 'No pictures or videos yet',
      text: 'Pictures and videos you add to posts and stories show here, with where each one is used. Add one to a story or a post to start.',
      to: '/app/storybank',
      action: 'Open stories',
    },
    posts: {
      title: 'No finished posts yet',
      text: 'Posts show here once they’re approved or published. Write one and publish it.',
      to: '/app/create',
      action: 'Write post',
    },
    drawn: {
      title: 'No quote pictures yet',
      text: 'Quote pictures and carousels made from your words show here. Open a post and make one from its best sentence.',
      to: '/app/content?tab=create',
      action: 'Open posts',
    },
  },
  nothingFits: 'Nothing fits these filters.',
  limits: `One ZIP holds up to ${PACK_LIMITS.files} files and ${bytesInWords(PACK_LIMITS.bytes)}, newest first. A list inside says what each file is used for, and names anything left out.`,
  withEnded: 'Include files whose permission was withdrawn or has expired',
  ended: 'Someone in it no longer allows this. Don’t use it again without asking them.',
  noVersions:
    'Pictures have no earlier versions. A picture that you replace is removed, and you can restore it from the trash for 30 days.',
  noneChosen: 'Select at least one file, or download all of them.',
  nothingToPack: 'None of these files can go into a ZIP, because permission for them has ended.',
  brandOpen: 'Your brand kit comes from your brand. Finish the foundation to complete it.',
  colours: 'Quote pictures can be drawn in these colours.',
  moreColours: 'Quote pictures can be drawn in your colours or in these.',
} as const

/** Why a ZIP wasn’t made, by the word in the address. */
export const VAULT_PROBLEMS: Readonly<Record<string, string>> = {
  none: VAULT_TEXTS.noneChosen,
  nothing: VAULT_TEXTS.nothingToPack,
}
