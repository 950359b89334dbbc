import { openStoredFile } from '#app/media/services/open-stored-file.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { FrozenPost } from '#app/publishing/integrations/network.ts'
import type { WorkspaceId } from '#db/client.ts'
import type { Part } from '#db/queries/publishing/parts.ts'

/** A part as a network is given it: what was stored, after the parts of its target that are published. */
export function frozenPost(
  context: ServiceContext,
  { workspace, part, parts }: { workspace: WorkspaceId; part: Part; parts: readonly Part[] },
): FrozenPost {
  const { text, frozenAt, recordKey, idempotencyKey, role, isAd, privacy, prepared } = part
  return {
    ...{ text, createdAt: frozenAt, recordKey, idempotencyKey, role, isAd, prepared },
    privacy: privacy || null,
    media: part.media.map(({ focusX, focusY, ...file }) => ({
      ...file,
      focus: { x: focusX, y: focusY },
      ...openStoredFile(context, { workspace, id: file.id }),
    })),
    after: parts
      .filter(other => other.position < part.position && other.publishedAt !== null)
      .map(({ remoteId, remoteVersion }) => ({ remoteId, remoteVersion })),
  }
}
