import { drawHearth, HEARTH_SIZE, type HearthHeights } from '#core/brand/hearth/draw-hearth.ts'
import { classNames } from '../primitives/class-names.ts'

export interface HearthPictureProps {
  /** From `hearthSeed`: the same brand has the same everywhere. */
  readonly seed: number
  readonly heights: HearthHeights
  /** Its size, such as `size-14`. */
  readonly className: string
}

/** The fire of one brand, each dimension in its colour. Silent: what it shows is said by the scores beside it. */
export function HearthPicture({ seed, heights, className }: HearthPictureProps) {
  const { tongues, sparks } = drawHearth(seed, heights)
  return (
    <svg
      viewBox={`0 0 ${HEARTH_SIZE} ${HEARTH_SIZE}`}
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {tongues.map(({ dimension, outer }) => (
        <path key={dimension} d={outer} fill={`var(--${dimension})`} opacity={0.9} />
      ))}
      <g fill="var(--flame)">
        {tongues.map(({ dimension, inner }) => (
          <path key={dimension} d={inner} opacity={0.85} />
        ))}
        {sparks.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  )
}
