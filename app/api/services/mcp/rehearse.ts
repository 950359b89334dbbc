import type { WorkspaceContext } from '#app/platform/context.ts'
import type { TransactionWork } from '#db/client.ts'

/** Carries an answer out of a transaction that is not to last. */
class Rehearsed extends Error {
  override name = 'Rehearsed'
  readonly value: unknown

  constructor(value: unknown) {
    super('Only rehearsed')
    this.value = value
  }
}

/**
 * The same context, in which nothing lasts: each transaction is undone at its end, jobs and mails that it asked for
 * included. What a service answers in it is what it would answer.
 */
export function rehearse(ctx: WorkspaceContext): WorkspaceContext {
  return {
    ...ctx,
    async inWorkspace<T>(work: TransactionWork<T>): Promise<T> {
      try {
        return await ctx.inWorkspace<T>(async sql => {
          throw new Rehearsed(await work(sql))
        })
      } catch (error) {
        if (error instanceof Rehearsed) return error.value as T
        throw error
      }
    },
  }
}
