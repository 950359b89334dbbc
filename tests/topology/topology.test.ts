import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '#scripts/measure/harness/servers/child.ts'
import { missingProgram, startTopology } from '#scripts/topology/start-topology.ts'
import { walkMainPath } from '#scripts/topology/walk-main-path.ts'
import { missingReason } from '#tests/support/database/test-database.ts'

const isBuilt = existsSync(join(PROJECT, 'build/server/serve.js'))
const missing = missingReason('server') ?? missingProgram() ?? (isBuilt ? null : 'the app is not built')

describe.skipIf(missing !== null)(
  `everything that runs in production${missing ? ` (${missing})` : ''}`,
  () => {
    test('brings a founder from signing up to a second screen that is told, and stops', {
      timeout: 180_000,
    }, async () => {
      const steps: string[] = []
      const topology = await startTopology()
      try {
        await walkMainPath(topology, step => steps.push(step))
      } finally {
        await topology.stop()
      }
      expect(steps).toEqual([
        'signed up, and the worker sent the email',
        'signed in on two screens',
        'a story was kept, and the other screen was told',
      ])
      await expect(fetch(`http://127.0.0.1:${topology.ports.worker}/healthz`)).rejects.toThrow()
    })
  },
)
