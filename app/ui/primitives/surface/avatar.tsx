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
}

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

/** A person's initials on a round ground. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full bg-ember-soft font-semibold text-ember-strong',
        sizes[size],
      )}
    >
      {initials(name)}
    </span>
  )
}
