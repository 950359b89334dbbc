export type { PictureView } from './picture-views.ts'
export { PicturesPanel } from './pictures-panel.tsx'
