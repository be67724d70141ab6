/** Lengths in points (1/72 inch). */
export const pageMargins = { top: 60, bottom: 72, left: 60, right: 60 } as const

/** The product's colours for print; all readable on white. */
export const color = { ink: '#1e2b26', muted: '#5b665f', accent: '#2f5d4a', line: '#d9d2c5' } as const
