/** The text of an SVG file: built into Vite, added to Node by `import-svg-files.ts`. */
declare module '*.svg?raw' {
  const text: string
  export default text
}
