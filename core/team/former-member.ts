/** Who did something, where their account is gone: their name went with it. */
export const FORMER_MEMBER = 'Former member'
