import type { ImportProblem, ImportRefusal } from './imports.ts'

/** A file that cannot be brought back, thrown from wherever that shows. */
export class ImportRefused extends Error {
  readonly problem: ImportProblem

  constructor(why: ImportRefusal, where = '') {
    super(`${why} ${where}`)
    this.problem = { why, where }
  }
}
