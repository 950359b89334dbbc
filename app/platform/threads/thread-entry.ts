import { parentPort } from 'node:worker_threads'

/** What a thread is asked to do: a function of a module of ours, with its arguments. */
export interface ThreadTask {
  /** Address of the module, `file:`. */
  readonly module: string
  readonly name: string
  readonly values: readonly unknown[]
}

export type ThreadAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown }

async function work({ module, name, values }: ThreadTask): Promise<ThreadAnswer> {
  try {
    const exported = (await import(module)) as Record<string, (...values: readonly unknown[]) => unknown>
    return { ok: true, value: await exported[name]?.(...values) }
  } catch (error) {
    return { ok: false, error }
  }
}

parentPort?.on('message', async (task: ThreadTask) => {
  const answer = await work(task)
  try {
    parentPort?.postMessage(answer)
  } catch (error) {
    // What cannot be sent between threads is a mistake of ours, and is said like one.
    parentPort?.postMessage({ ok: false, error: new Error(String(error)) })
  }
})
