import {
  AVATAR_LIMITS,
  type AvatarType,
  isAvatarSize,
  readAvatar,
  withoutCameraNotes,
} from '#core/identity/account/avatar-image.ts'

/** A picture somebody sent, or why it is not kept. */
export type ImageFile =
  | { readonly ok: true; readonly contentType: AvatarType; readonly image: Uint8Array }
  | { readonly ok: false; readonly reason: 'too_large' | 'not_an_image' }

/** Reads a small picture: its kind is told by its bytes, its name and the type it claims are not looked at. Never throws. */
export async function readImageFile(file: File): Promise<ImageFile> {
  if (file.size > AVATAR_LIMITS.bytes) return { ok: false, reason: 'too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const facts = readAvatar(bytes)
  if (!facts) return { ok: false, reason: 'not_an_image' }
  if (!isAvatarSize(facts)) return { ok: false, reason: 'too_large' }
  return { ok: true, contentType: facts.type, image: withoutCameraNotes(bytes) }
}
