import { AVATAR_LIMITS } from '#core/identity/account/avatar.ts'

/** What somebody sent as their picture, as it came; whether it is one shows when it is drawn. */
export type ImageFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'too_large' }

/** Reads a small file whole; its name and the type it claims are not looked at. Never throws. */
export async function readImageFile(file: File): Promise<ImageFile> {
  if (file.size > AVATAR_LIMITS.bytes) return { ok: false, reason: 'too_large' }
  return { ok: true, bytes: new Uint8Array(await file.arrayBuffer()) }
}
