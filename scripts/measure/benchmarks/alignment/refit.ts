import { writeFileSync } from 'node:fs'
import { DIMENSIONS } from '#core/brand/alignment/types.ts'
import type { AlignmentWeights } from '#core/brand/alignment/weights.ts'
import { readBrands } from './brands.ts'
import { buildCases } from './cases.ts'
import { FIT, fitWeights } from './fit.ts'

/** Fits the weights on all dev brands and writes them into the core. */
export function refit(): void {
  const weights = fitWeights(buildCases(readBrands('dev')), FIT)
  writeFileSync(new URL('../../../../core/brand/alignment/weights.ts', import.meta.url), asModule(weights))
}

function asModule(fitted: AlignmentWeights): string {
  const rows = DIMENSIONS.map(dimension => {
    const { bias, weights: table } = fitted[dimension]
    const cells = Object.entries(table).map(([name, weight]) => `      ${name}: ${weight},`)
    return [`  ${dimension}: {`, `    bias: ${bias},`, '    weights: {', ...cells, '    },', '  },'].join(
      '\n',
    )
  })
  return `import type { FeatureName } from './evidence/features.ts'
import type { Dimension } from './types.ts'

/** How much each feature moves a dimension; supports add, drags and gaps take away. All are 0 or more. */
export interface DimensionWeights {
  readonly bias: number
  readonly weights: Readonly<Partial<Record<FeatureName, number>>>
}
export type AlignmentWeights = Readonly<Record<Dimension, DimensionWeights>>

/** Written by \`npm run bench -- alignment --refit\` from core/brand/alignment/fixtures/brands-dev.json; not edited by hand. */
export const WEIGHTS: AlignmentWeights = {
${rows.join('\n')}
}
`
}
