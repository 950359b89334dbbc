const works: (() => Promise<void>)[] = []

/** Has something done once when this process is told to stop, after its last request was answered. */
export function atStop(work: () => Promise<void>): void {
  works.push(work)
}

/** Does what was left for the end; one that fails keeps none of the others from theirs. */
export async function finishWork(): Promise<void> {
  await Promise.allSettled(works.splice(0).map(work => work()))
}
