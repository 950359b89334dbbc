import { buildDocument } from '#app/api/integrations/build-document.ts'
import type { ServiceContext } from '#app/platform/context.ts'

let described: { readonly appUrl: string; readonly document: object } | null = null

/** The OpenAPI description of the API at our own address; made once, since it changes with the program alone. */
export async function describeApi({ config: { appUrl } }: Pick<ServiceContext, 'config'>): Promise<object> {
  if (described?.appUrl !== appUrl) described = { appUrl, document: await buildDocument(appUrl) }
  return described.document
}
