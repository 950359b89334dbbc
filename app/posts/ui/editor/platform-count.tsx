import { classNames } from '#app/design/primitives/class-names.ts'
import { PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'
import { numberText } from '#core/shared/number-text.ts'

const NEAR = 0.1

export interface PlatformCountProps {
  readonly id: string
  readonly platform: PlatformId
  /** Characters as the network counts them; null while that cannot be told. */
  readonly count: number | null
}

/** How many characters are left on the platform. */
export function PlatformCount({ platform, count, id }: PlatformCountProps) {
  const { name, limit } = PLATFORMS[platform]
  const left = count === null ? limit : limit - count
  const tone = left < 0 ? 'font-semibold text-danger' : left < limit * NEAR && 'text-warning'
  return (
    // The server always knows the count: what it said stands until the browser knows it too.
    <p
      key={count === null ? 'unknown' : 'known'}
      id={id}
      suppressHydrationWarning={count === null}
      className={classNames('count', tone)}
    >
      {count === null
        ? `Up to ${numberText(limit)} characters on ${name}`
        : left < 0
          ? `${numberText(-left)} characters over ${name}’s limit of ${numberText(limit)}. You can still save it.`
          : `${numberText(left)} of ${numberText(limit)} characters left on ${name}`}
    </p>
  )
}
