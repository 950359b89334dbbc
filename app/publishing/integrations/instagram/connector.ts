import * as v from 'valibot'
import type { OAuthNetworkConfig } from '#app/config.server.ts'
import type { NetworkConnector } from '#app/publishing/integrations/connector.ts'
import { longTokenConnector } from '#app/publishing/integrations/meta/connector.ts'
import { err, ok } from '#core/shared/result.ts'

const personSchema = v.object({
  user_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,30}$/)),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  name: v.optional(v.string(), ''),
  account_type: v.optional(v.string(), ''),
})

/** The way to Instagram and back, for professional accounts. */
export function instagramConnector(config: OAuthNetworkConfig): NetworkConnector {
  return longTokenConnector(config, {
    grant: 'ig',
    needed: ['instagram_business_basic', 'instagram_business_content_publish'],
    wanted: ['instagram_business_manage_comments'],
    forced: { force_reauth: 'true' },
    fields: 'user_id,username,name,account_type',
    readPerson(data) {
      const parsed = v.safeParse(personSchema, data)
      if (!parsed.success) return err('unreachable')
      const { user_id: accountId, username, name, account_type } = parsed.output
      // Instagram lets apps publish only for businesses and creators.
      if (account_type === 'PERSONAL') return err('no_page')
      return ok({ person: { accountId, handle: `@${username}`, displayName: name.slice(0, 300) } })
    },
  })
}
