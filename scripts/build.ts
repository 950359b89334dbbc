import { resolve } from 'node:path'
import { build } from './build-app.ts'

/** `npm run build`: the app for production, with compressed twins of every static file. */
await build(resolve(import.meta.dirname, '..'))
console.log('built')
