import { classNames } from '#app/design/primitives/class-names.ts'
import { remainingFor } from '#core/posts/platforms/count.ts'
import { PLATFORMS, type PlatformId } from '#core/posts/platforms/platforms.ts'

const NEAR = 0.1

/** How many characters are left on the platform, counted as the network counts them. */
export function PlatformCount({ platform, text, id }: { platform: PlatformId; text: string; id: string }) {
  const { name, limit } = PLATFORMS[platform]
  const left = remainingFor(platform, text)
  const format = (count: number) => count.toLocaleString('en-GB')
  const tone = left < 0 ? 'font-semibold text-danger' : left < limit * NEAR ? 'text-warning' : 'text-ink-soft'
  return (
    <p id={id} className={classNames('text-sm tabular-nums', tone)}>
      {left < 0
        ? `${format(-left)} too many for ${name}, which allows ${format(limit)}. You can still save it.`
        : `${format(left)} of ${format(limit)} characters left on ${name}`}
    </p>
  )
}
