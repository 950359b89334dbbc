import type { WorkspaceContext } from '#app/platform/context.ts'
import { mailtoAddress, whatsappAddress, whatsappNumber } from '#core/replies/addresses.ts'
import { fillTemplate } from '#core/replies/fill.ts'
import { isUuid } from '#db/client.ts'
import { listConsents } from '#db/queries/leads/consents.ts'
import { findLead } from '#db/queries/leads/leads.ts'
import { listMessages } from '#db/queries/replies/messages.ts'
import { findSender } from '#db/queries/replies/senders.ts'
import { listTemplates } from '#db/queries/replies/templates.ts'
import { fillValues } from './fill-values.ts'

/** Messages shown below the form. */
const SHOWN = 10

/** What the page for a reply shows; null when there is nobody of that id. `sender` is who writes. */
export async function readReply(
  ctx: WorkspaceContext,
  { id, templateId, sender: name }: { id: string; templateId: string | null; sender: string },
) {
  if (!isUuid(id)) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const [person, templates, sender, messages, consents] = await Promise.all([
      findLead(sql, { workspace, id }),
      listTemplates(sql, { workspace }),
      findSender(sql, { workspace }),
      listMessages(sql, { workspace, leadId: id, limit: SHOWN }),
      listConsents(sql, { workspace, leadId: id }),
    ])
    if (!person || person.mergedInto) return null
    const template = templates.find(each => each.id === templateId) ?? null
    const values = template ? await fillValues(sql, { workspace, sender: name, person }) : null
    const { email, phone } = person
    const isRefused = (channel: 'email' | 'whatsapp') =>
      consents.find(consent => consent.channel === channel)?.state === 'withdrawn'
    return {
      person: { id, name: person.name, email, phone },
      templates: templates.map(({ id: each, name: label }) => ({ id: each, name: label })),
      templateId: template?.id ?? '',
      draft: {
        subject: template && values ? fillTemplate(template.subject, values) : '',
        body: template && values ? fillTemplate(template.body, values) : '',
      },
      from: sender?.fromAddress ?? null,
      canWhatsapp: whatsappNumber(phone) !== null,
      refused: { email: isRefused('email'), whatsapp: isRefused('whatsapp') },
      messages: messages.map(message => ({
        ...message,
        opens:
          message.way === 'mailto'
            ? mailtoAddress(email, message)
            : message.way === 'whatsapp'
              ? whatsappAddress(phone, message)
              : null,
      })),
    }
  })
}
