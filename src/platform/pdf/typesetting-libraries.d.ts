declare module 'subset-font' {
  /** With `keepAllGlyphs` and `variationAxes`: the font at one weight, unpacked. */
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      readonly targetFormat: 'truetype'
      readonly keepAllGlyphs: true
      readonly variationAxes: Readonly<Record<string, number>>
    },
  ): Promise<Buffer>
}
