/** A post without media and by itself: what there is as long as nothing else is published for somebody. */
export const ALONE = {
  media: [],
  after: [],
  role: 'post',
  isAd: false,
  privacy: null,
  prepared: null,
} as const
