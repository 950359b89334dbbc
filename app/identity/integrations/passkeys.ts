import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

/** What a browser is asked for, as the library of the page reads it. */
export type PasskeyOptions = PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON

export interface StoredPasskey {
  readonly id: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
}

interface Site {
  /** Origin of the app; passkeys belong to its host name. */
  readonly appUrl: string
}

const library = () => import('@simplewebauthn/server')
const hostOf = ({ appUrl }: Site) => new URL(appUrl).hostname

/** Asks the browser to make a passkey that can sign in by itself: kept on the device, unlocked by its owner. */
export async function askForNewPasskey(
  site: Site,
  person: { id: string; email: string; name: string; known: readonly StoredPasskey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Brandhearth',
    rpID: hostOf(site),
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name || person.email,
    attestationType: 'none',
    excludeCredentials: person.known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Checks what the browser made; null when it is not right. `useChallenge` spends the challenge it answers. */
export async function readNewPasskey(
  site: Site,
  response: unknown,
  useChallenge: (challenge: string) => Promise<boolean>,
): Promise<(StoredPasskey & { backedUp: boolean }) | null> {
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: useChallenge,
      expectedOrigin: site.appUrl,
      expectedRPID: hostOf(site),
      requireUserVerification: true,
    })
    if (!verified) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      id: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      backedUp: credentialBackedUp,
    }
  } catch {
    // The library throws on everything that is not as it must be; what it says is about the sender's bytes.
    return null
  }
}

/** Asks the browser for any passkey of this site, or for one of those named. */
export async function askForPasskey(
  site: Site,
  existing: readonly StoredPasskey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: 'required',
    allowCredentials: existing.map(({ id, transports }) => ({ id, transports: [...transports] })),
  })
}

/** The credential id that a browser's answer claims; '' when it claims none. */
export function claimedPasskey(response: unknown): string {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : ''
  return typeof id === 'string' && id.length <= 1400 ? id : ''
}

/** Checks a signature; answers the authenticator's counter, or null when it is not right. */
export async function readPasskey(
  site: Site,
  response: unknown,
  passkey: StoredPasskey,
  useChallenge: (challenge: string) => Promise<boolean>,
): Promise<{ counter: number } | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: useChallenge,
      expectedOrigin: site.appUrl,
      expectedRPID: hostOf(site),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? { counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}
