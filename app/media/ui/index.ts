export { MediaView } from './media-view.tsx'
export { PictureStrip } from './picture-strip.tsx'
export type { PictureView } from './picture-views.ts'
export { PicturesPanel } from './pictures-panel.tsx'
