declare module 'heic-decode' {
  interface HeicImage {
    width: number
    height: number
    /** Pixels, four bytes each (RGBA), rotated upright. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
  }
  const heicDecode: {
    /** Images of a file, not decoded yet; `dispose` frees their memory. */
    all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>
  }
  export default heicDecode
}
