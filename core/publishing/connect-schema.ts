import * as v from 'valibot'
import { NETWORKS } from './networks.ts'

/** The form that begins to connect an account. Whether what was typed names a server or a person is its network's affair. */
export const connectSchema = v.object({
  network: v.picklist(NETWORKS, 'Choose a platform'),
  typed: v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(300, 'Use 300 characters or fewer')),
  reconnect: v.optional(v.string()),
})
