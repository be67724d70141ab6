import type { TextStyle } from './canvas.ts'
import { color } from './layout.ts'

/** Styles of running text, lists and tables. */
export const styles = {
  normal: { role: 'text', size: 10.5, fill: color.ink },
  muted: { role: 'text', size: 9.5, fill: color.muted },
  strong: { role: 'strong', size: 10.5, fill: color.ink },
  label: { role: 'text', size: 10.5, fill: color.muted },
  alert: { role: 'strong', size: 9.5, fill: color.ink },
} as const satisfies Record<string, TextStyle>
