import type { ServiceContext } from '#app/platform/context.ts'
import { clientDocument } from '#app/publishing/integrations/bluesky/client-documents.ts'

/** The document at a path of ours that tells Bluesky's servers who we are; null where there is none. */
export function findClientDocument({ config }: Pick<ServiceContext, 'config'>, path: string): object | null {
  return clientDocument(config, path)
}
