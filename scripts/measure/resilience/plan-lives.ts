import type { Figure } from './figures.ts'
import { runLives } from './lives.ts'

/** Founders are charged what they were told: the property test of billing, with far more lives than `npm test` takes. */
export function run(share: number): Promise<Figure[]> {
  return runLives('app/billing/services/whole-life.db.test.ts', {
    lives: Math.ceil(2_000 * share),
    steps: 30,
    names: { lives: 'BILLING_LIVES', steps: 'BILLING_STEPS' },
  })
}
