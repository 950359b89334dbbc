import * as v from 'valibot'
import { readMastodonHost } from './server.ts'

/** The form in which somebody names their server. */
export const mastodonServerSchema = v.object({
  server: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.check(
      typed => readMastodonHost(typed) !== null,
      'Enter the address of your server, such as mastodon.social',
    ),
  ),
  reconnect: v.optional(v.string()),
})
