import { sweepFiles } from '#app/media/services/sweep-files.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Removes the files of pictures that can no longer be restored. */
export async function sweep(context: ServiceContext): Promise<void> {
  await sweepFiles(context)
}
