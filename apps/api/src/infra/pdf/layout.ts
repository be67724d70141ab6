/** Page margins in points (1/72 inch). */
export const pageMargins = {
  portrait: { top: 60, bottom: 72, left: 60, right: 60 },
  landscape: { top: 32, bottom: 44, left: 34, right: 34 },
} as const
export type PageOrientation = keyof typeof pageMargins
export type PageMargins = (typeof pageMargins)[PageOrientation]

/** The product's colours for print; all readable on white. */
export const color = { ink: '#1e2b26', muted: '#5b665f', accent: '#2f5d4a', line: '#d9d2c5' } as const
