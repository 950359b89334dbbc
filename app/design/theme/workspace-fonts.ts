import fraunces from './fonts/fraunces-core.woff2?url'
import instrument from './fonts/instrument-core.woff2?url'

/** Addresses of the fonts that every page of somebody signed in is set in, as the style sheet names them. */
export const WORKSPACE_FONTS = [fraunces, instrument] as const
