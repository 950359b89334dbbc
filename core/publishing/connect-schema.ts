import * as v from 'valibot'
import { textField } from '../shared/sanitise/field.ts'
import { NETWORKS } from './networks.ts'

/** The form that begins to connect an account. Whether what was typed names a server or a person is its network's affair. */
export const connectSchema = v.object({
  network: v.picklist(NETWORKS, 'Choose a platform'),
  /** '' from a network that has nothing to ask, whose form has no such field. */
  typed: textField({ most: 300 }),
  reconnect: v.optional(v.string()),
})
