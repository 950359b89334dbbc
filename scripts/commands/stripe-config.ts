import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, loadConfig } from '#app/config.server.ts'
import { commandConfig } from './frame/database.ts'

/** The configuration, with the stand-in of the running app where the environment names no key. */
export function stripeConfig(): Config {
  const config = commandConfig()
  if (config.stripe || config.mode === 'production') return config
  try {
    const stored = JSON.parse(readFileSync(join(config.dataDir, 'stripe-address.json'), 'utf8')) as Record<
      string,
      string
    >
    const loaded = loadConfig({ BRANDHEARTH_MODE: config.mode, ...stored })
    return loaded.ok ? { ...config, stripe: loaded.config.stripe } : config
  } catch {
    return config
  }
}
