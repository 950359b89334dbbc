import type { Figure } from './figures.ts'
import { runLives } from './lives.ts'

/** A scheduled post is always what its founder was promised: random lives of one. */
export function run(share: number): Promise<Figure[]> {
  return runLives('app/schedule/services/scheduled-life.db.test.ts', {
    lives: Math.ceil(2_000 * share),
    steps: 30,
    names: { lives: 'SCHEDULE_LIVES', steps: 'SCHEDULE_STEPS' },
  })
}
