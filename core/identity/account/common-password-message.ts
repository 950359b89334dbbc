/** Said beside the field when a new password meets the three rules and still would be guessed. */
export const COMMON_PASSWORD_MESSAGE =
  'This is one of the 10,000 most common passwords, so it’s easy to guess. Please choose another one.'
