import type { HandoverRefusal } from '#core/team/handover.ts'
import { SIGN_UP_REFUSALS } from './identity.ts'

/** Why a workspace cannot be offered; the first four concern the address that was typed. */
export const HANDOVER_REFUSALS: Readonly<Record<HandoverRefusal, string>> = {
  yourself: 'That’s your own address. Enter the address of the new owner.',
  has_account:
    'This address already has a Brandhearth account with a workspace of its own. Use another address of theirs, or invite them to your team instead.',
  not_owner: 'Only the owner can hand over a workspace.',
  unconfirmed: 'Confirm your own email address first.',
  operator: 'This account looks after Brandhearth itself, so it can’t be handed over.',
  deletion: 'Your account is waiting to be deleted. Keep it first, then you can hand over the workspace.',
  member_elsewhere:
    'You’re a member of other workspaces with this account. Leave them on the team page first, or the new owner would be there in your place.',
  nothing_open: 'There is no open offer. It may have been taken or withdrawn in the meantime.',
}

/** Why a workspace was not taken over. */
export const TAKE_OVER_REFUSALS = {
  over: 'This link has been used, withdrawn or replaced, or it’s over 7 days old. Ask for a new one.',
  deletion: 'This workspace is waiting to be deleted. Ask its owner to keep it first.',
  taken:
    'By now this address has an account of its own. Ask the owner to offer the workspace to another address of yours.',
  common_password: SIGN_UP_REFUSALS.common_password,
} as const
