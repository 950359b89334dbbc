import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '#scripts/measure/harness/servers/child.ts'
import { missingForCluster } from '#scripts/measure/resilience/failover/cluster.ts'
import { surviveKills } from '#scripts/measure/resilience/failover/survive-kills.ts'

const isBuilt = existsSync(join(PROJECT, 'build/server/serve.js'))
const missing = missingForCluster() ?? (isBuilt ? null : 'the app is not built')

describe.skipIf(missing !== null)(`the primary dies under load${missing ? ` (${missing})` : ''}`, () => {
  test('once its server and once its machine: nothing acknowledged is lost or done twice, and all goes on', {
    timeout: 300_000,
  }, async () => {
    const { acknowledged, streams, mails, ...survival } = await surviveKills(2)
    expect(survival).toMatchObject({ kills: 2, lost: 0, doubled: 0, odd: 0 })
    expect(acknowledged).toBeGreaterThan(20)
    expect(streams.open).toBe(streams.held)
    expect(mails).toEqual({ asked: 2, sent: 2 })
  })
})
