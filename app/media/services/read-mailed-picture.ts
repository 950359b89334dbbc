import { openMediaStore } from '#app/media/integrations/media-store.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { MailedFile } from '#app/platform/mail/layout.ts'
import { isUuid } from '#db/client.ts'

/** The bytes of a picture that goes with a mail; null when it was removed meanwhile. Throws when the store is away. */
export async function readMailedPicture(
  context: ServiceContext,
  { workspace, id }: MailedFile,
): Promise<Uint8Array | null> {
  if (!isUuid(workspace) || !isUuid(id)) return null
  return openMediaStore(context.config).read(`${workspace}/${id}`)
}
