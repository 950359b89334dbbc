/**
 * sonner adds its style sheet as a <style> element without a nonce; this lets exactly that text through
 * style-src. A test compares it with the installed version.
 */
export const SONNER_STYLE_HASH = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='
