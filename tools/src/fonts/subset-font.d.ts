declare module 'subset-font' {
  /** The font with only these letters. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
