import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import { tokenExpiresAt } from '#core/identity/tokens.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import type { GivenRole } from '#core/team/roles.ts'
import type { Sql } from '#db/client.ts'
import { insertInvitationToken } from '#db/queries/team/invitations.ts'

/**
 * Mails the link of an invitation in the caller's transaction; a link that was sent before ends. `owner` and `inviter` are
 * addresses: names are not told to strangers.
 */
export async function sendInvitation(
  context: ServiceContext,
  sql: Sql,
  invitation: { id: string; email: string; role: GivenRole; owner: string; inviter: string },
): Promise<void> {
  const secret = newSecret()
  const now = context.now()
  const { id, email, role, owner, inviter } = invitation
  const expiresAt = tokenExpiresAt('team_invite', now)
  await insertInvitationToken(sql, { hash: hashSecret(secret), invitationId: id, email, expiresAt, now })
  const { one, may } = ROLE_WORDS[role]
  const url = `${context.config.appUrl}/join?token=${secret}`
  await enqueueMail(context, sql, {
    to: email,
    template: 'team-invite',
    props: { workspace: owner, inviter, role: one, may, url },
  })
}
