import type { Dimension } from '#core/content/alignment/types.ts'
import { classNames } from '../primitives/class-names.ts'
import { DIMENSION_LOOKS } from './dimension-look.ts'

/** A dimension's sign and name. */
export function DimensionName({ dimension }: { dimension: Dimension }) {
  const { label, sign, textClass } = DIMENSION_LOOKS[dimension]
  return (
    <span className="inline-flex items-baseline gap-1.5 font-semibold">
      <span aria-hidden="true" className={classNames('text-xs', textClass)}>
        {sign}
      </span>
      {label}
    </span>
  )
}
