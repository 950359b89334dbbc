import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { longTokenConnector } from '#app/publishing/integrations/meta/connector.ts'
import { err, ok } from '#core/shared/result.ts'

const personSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,30}$/)),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.optional(v.string(), ''),
})

/** The way to Threads and back. It cannot be made to ask who somebody is. */
export function threadsConnector(config: OAuthNetworkConfig): NetworkConnector {
  return longTokenConnector(config, {
    grant: 'th',
    needed: ['threads_basic', 'threads_content_publish'],
    wanted: ['threads_manage_insights', 'threads_manage_replies', 'threads_read_replies'],
    forced: {},
    fields: 'id,username,name',
    readPerson(data) {
      const parsed = v.safeParse(personSchema, data)
      if (!parsed.success) return err('unreachable')
      const { id: accountId, username, name } = parsed.output
      return ok({ person: { accountId, handle: `@${username}`, displayName: name.slice(0, 300) } })
    },
  })
}
