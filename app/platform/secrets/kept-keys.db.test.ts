import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SecretPair } from '#app/config.server.ts'
import { describeOnDatabase } from '#tests/support/database/test-database.ts'
import { visitorContext } from '#tests/support/visitor-context.ts'
import { keepKeys } from './keep-keys.ts'
import { KEPT_PURPOSES, keptKeys } from './kept-keys.ts'
import { openLinkSecrets } from './link-secrets.ts'
import { hashRecoveryCode, hashSecret } from './secrets.ts'

const OLD = 'a key of at least thirty-two characters'
const NEW = 'another key of thirty-two characters'
const THIRD = 'a third key of thirty-two characters'
const only = (current: string): SecretPair => ({ current, previous: null })

describeOnDatabase('kept keys', database => {
  const contextWith = (sessionSecret: SecretPair, encryptionKey: SecretPair) => {
    const context = visitorContext(database().db)
    return { ...context, config: { ...context.config, sessionSecret, encryptionKey } }
  }
  /** As a database is after the upgrade, when there were links and codes before it. */
  const upgraded = async () => {
    const { sql } = database().db
    await sql`delete from kept_keys`
    for (const purpose of KEPT_PURPOSES)
      await sql`insert into kept_keys (purpose, is_inherited) values (${purpose}, true)`
  }

  it('know links from before byte for byte, and go on when both secrets change one after the other', async () => {
    await upgraded()
    await keepKeys(contextWith(only(OLD), only(OLD)))
    const before = {
      share: 'xEwKIGQjNS_UnQeZKdw5zopYHyg6iWlG8MJbFRjedbc',
      'story-request': 'fzW7uP3LKVYJ8r_vkBso85Bd_xN8jiVoZaro1UCKiXM',
      'post-review': 'wC58OfhKC-y4z-0L6H3OgcsPLy1oZzScBHdi-me9asA',
      newsletter: 'fP8KWUXc1uIs0Bg4dK9fk67eNvtaRGlOGRzf0q2mtnU',
    } as const
    const made = (await openLinkSecrets(contextWith(only(OLD), only(OLD)), 'share')).make('bob')
    for (const context of [
      contextWith(only(OLD), only(OLD)),
      contextWith(only(NEW), only(OLD)),
      contextWith(only(THIRD), { current: NEW, previous: OLD }),
    ]) {
      for (const purpose of ['share', 'story-request', 'post-review', 'newsletter'] as const) {
        const secrets = await openLinkSecrets(context, purpose)
        const secret = before[purpose]
        expect(secrets.find('ada', hashSecret(secret))).toBe(secret)
        expect(secrets.isOf('ada', secret)).toBe(true)
        expect(secrets.isOf('bob', secret)).toBe(false)
        expect(secrets.find('ada', hashSecret('another'))).toBeNull()
      }
      const share = await openLinkSecrets(context, 'share')
      expect(share.make('bob')).toBe(made)
      expect(share.find('bob', hashSecret(made))).toBe(made)
      expect(made).toMatch(/^[\w-]{43}$/)
    }
  })

  it('know recovery codes from before, also when the secret was changed in the very upgrade', async () => {
    await upgraded()
    const context = contextWith({ current: NEW, previous: OLD }, only(OLD))
    await keepKeys(context)
    const hash = createHmac('sha256', OLD).update(Buffer.from('ada')).update('k7m2p-x9qwr').digest()
    const later = contextWith(only(THIRD), only(OLD))
    const hashes = (await keptKeys(later, 'recovery-code')).map(key =>
      hashRecoveryCode('k7m2p-x9qwr', 'ada', key),
    )
    expect(hashes.some(known => known.equals(hash))).toBe(true)
    expect(hashes[0]).toHaveLength(36)
  })

  it('are random where nothing was there before, the same for twenty who start at once, and sealed', async () => {
    await database().db.sql`delete from kept_keys`
    const context = contextWith(only(OLD), only(OLD))
    const keys = await Promise.all(Array.from({ length: 20 }, () => keptKeys(context, 'share')))
    expect(new Set(keys.map(all => all.map(({ bytes }) => bytes.toString('hex')).join())).size).toBe(1)
    expect(keys[0]).toHaveLength(1)
    const [row] = await database().db.sql<{ sealedKey: Uint8Array }[]>`
      select sealed_key from kept_keys where purpose = 'share'
    `
    expect(Buffer.from(row?.sealedKey ?? []).includes(keys[0]?.[0].bytes ?? 'none')).toBe(false)
  })

  it('are made anew when ENCRYPTION_KEY is lost: what is new works, what was is not known', async () => {
    await database().db.sql`delete from kept_keys`
    const lost = (await openLinkSecrets(contextWith(only(OLD), only(OLD)), 'share')).make('ada')
    const secrets = await openLinkSecrets(contextWith(only(OLD), only(NEW)), 'share')
    expect(secrets.find('ada', hashSecret(lost))).toBeNull()
    const made = secrets.make('ada')
    expect(secrets.find('ada', hashSecret(made))).toBe(made)
  })
})
