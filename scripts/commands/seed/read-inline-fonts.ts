import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const SUFFIX = '.woff?inline'

/**
 * Lets plain Node import a font as the bundler does, as a `data:` address: commands draw pictures with the same typefaces
 * as the app, and run without a build.
 */
export function readInlineFonts(): void {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith(SUFFIX)) return next(url, context)
      const font = readFileSync(new URL(url.replace('?inline', ''))).toString('base64')
      const source = `export default ${JSON.stringify(`data:font/woff;base64,${font}`)}`
      return { format: 'module', shortCircuit: true, source }
    },
  })
}
