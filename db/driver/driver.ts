import { importDriver } from './patch-driver.ts'

/** postgres.js, as all of us use it. */
export const driver = await importDriver()
