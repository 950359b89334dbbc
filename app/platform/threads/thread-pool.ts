import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './thread-entry.ts'
import { ThreadUnavailable } from './thread-unavailable.ts'

export interface ThreadPoolOptions {
  /** The module that each thread runs. */
  readonly entry: URL
  /** The most threads at once; each starts when it is first needed. */
  readonly most: number
  /** How many tasks may wait for a thread. */
  readonly mostWaiting: number
  /** Milliseconds that a task may take, its wait included. */
  readonly withinMs: number
  /** Milliseconds after which a thread without work ends. */
  readonly idleMs: number
}

export interface ThreadPool {
  /** What the task gives. Throws what it throws, or `ThreadUnavailable`. */
  run(task: ThreadTask): Promise<unknown>
  /** Ends all threads; what they were at is refused. */
  close(): Promise<void>
}

interface Waiting {
  readonly task: ThreadTask
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

interface Thread {
  readonly worker: Worker
  waiting: Waiting | null
  idle: NodeJS.Timeout | undefined
}

/** Memory of one thread in MB: a text that fills it ends the thread, not the process. */
const MOST_MEMORY_MB = 384

/**
 * A few threads for work that would hold up everybody else's requests. A thread that crashes or hangs is ended and
 * another takes its place; none keeps the process from ending.
 */
export function openThreadPool(options: ThreadPoolOptions): ThreadPool {
  const threads = new Set<Thread>()
  const queue: Waiting[] = []

  function start(): Thread {
    const worker = new Worker(options.entry, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    const thread: Thread = { worker, waiting: null, idle: undefined }
    threads.add(thread)
    worker.on('message', (answer: ThreadAnswer) => {
      const { waiting } = thread
      thread.waiting = null
      if (answer.ok) waiting?.resolve(answer.value)
      else waiting?.reject(answer.error)
      next()
    })
    worker.on('error', () => drop(thread, 'ended'))
    worker.on('exit', () => drop(thread, 'ended'))
    return thread
  }

  function drop(thread: Thread, reason: ThreadUnavailable['reason']): void {
    if (!threads.delete(thread)) return
    clearTimeout(thread.idle)
    const { waiting } = thread
    thread.waiting = null
    waiting?.reject(new ThreadUnavailable(reason, waiting.task.name))
    void thread.worker.terminate()
    next()
  }

  function rest(thread: Thread): void {
    thread.worker.unref()
    clearTimeout(thread.idle)
    thread.idle = setTimeout(() => drop(thread, 'ended'), options.idleMs).unref()
  }

  function next(): void {
    while (queue.length > 0) {
      const free = [...threads].find(thread => thread.waiting === null)
      const thread = free ?? (threads.size < options.most ? start() : null)
      if (!thread) return
      const waiting = queue.shift()
      if (!waiting) return
      clearTimeout(thread.idle)
      thread.waiting = waiting
      thread.worker.ref()
      thread.worker.postMessage(waiting.task)
    }
    for (const thread of threads) if (thread.waiting === null) rest(thread)
  }

  function giveUp(waiting: Waiting): void {
    const at = queue.indexOf(waiting)
    if (at >= 0) {
      queue.splice(at, 1)
      waiting.reject(new ThreadUnavailable('busy', waiting.task.name))
      return
    }
    const thread = [...threads].find(each => each.waiting === waiting)
    if (thread) drop(thread, 'too_slow')
  }

  return {
    run(task) {
      return new Promise((resolve, reject) => {
        if (queue.length >= options.mostWaiting) return void reject(new ThreadUnavailable('busy', task.name))
        const limit = setTimeout(() => giveUp(waiting), options.withinMs)
        const waiting: Waiting = {
          task,
          resolve(value) {
            clearTimeout(limit)
            resolve(value)
          },
          reject(error) {
            clearTimeout(limit)
            reject(error)
          },
        }
        queue.push(waiting)
        next()
      })
    },
    async close() {
      for (const { reject, task } of queue.splice(0)) reject(new ThreadUnavailable('ended', task.name))
      const ending = [...threads].map(({ worker }) => worker)
      for (const thread of [...threads]) drop(thread, 'ended')
      await Promise.all(ending.map(worker => worker.terminate()))
    },
  }
}
