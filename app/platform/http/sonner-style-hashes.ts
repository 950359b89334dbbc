/**
 * sonner adds its style sheet as a <style> element without a nonce: empty first, then filled. These let exactly
 * those two texts through style-src. A test compares them with the installed version.
 */
export const SONNER_STYLE_HASHES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
] as const
