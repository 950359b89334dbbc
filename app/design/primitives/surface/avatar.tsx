import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { classNames } from '../class-names.ts'

/** Up to two initials of a name or, where there is none, the first letter of an e-mail address. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map(word => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}

export interface AvatarProps {
  /** Full name or e-mail; shown beside it somewhere, so the picture itself is silent. */
  name: string
  size?: 'sm' | 'md' | 'lg'
  /** Default: ember. */
  colour?: AvatarColour | undefined
  /** Address of a picture that stands in their place. */
  picture?: string | null | undefined
  /** Address of a drawing that stands on their ground where there is no picture, in the place of initials. */
  drawing?: string | undefined
}

/** Each pair holds AA in both themes (contrast.test.ts looks at the tokens). */
const grounds: Record<AvatarColour, string> = {
  ember: 'bg-ember-soft text-ember-strong',
  moss: 'bg-success-soft text-success',
  sea: 'bg-info-soft text-info',
  plum: 'bg-danger-soft text-danger',
  honey: 'bg-warning-soft text-warning',
  stone: 'bg-line text-ink',
}

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** A person's picture, or a drawing or their initials on a round ground. */
export function Avatar({ name, size = 'md', colour = 'ember', picture, drawing }: AvatarProps) {
  if (picture)
    return (
      <img src={picture} alt="" className={classNames('shrink-0 rounded-full object-cover', sizes[size])} />
    )
  if (drawing)
    return (
      <img
        src={drawing}
        alt=""
        className={classNames('shrink-0 rounded-full p-0.5', grounds[colour], sizes[size])}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full font-semibold',
        grounds[colour],
        sizes[size],
      )}
    >
      {initials(name)}
    </span>
  )
}
