import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  update(done: number): void
  stop(): void
}

/** A progress bar on stderr; silent with `--json`, and where nobody watches. */
export function startProgress(label: string, total: number, { json }: { json: boolean }): Progress {
  if (json || !process.stderr.isTTY || total === 0) return { update: () => {}, stop: () => {} }
  const bar = new SingleBar(
    {
      format: `${label} {bar} {percentage}% | {value}/{total} | {eta_formatted} left`,
      stream: process.stderr,
    },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { update: done => bar.update(done), stop: () => bar.stop() }
}
