/** The part of subset-font that our scripts use; the package brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff'
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
      noHinting: boolean
    },
  ): Promise<Uint8Array>
}
