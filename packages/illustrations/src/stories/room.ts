import tableFile from '../../svg/rooms/table.svg?raw'
import wallFile from '../../svg/rooms/wall.svg?raw'
import autumn from '../../svg/rooms/window-autumn.svg?raw'
import day from '../../svg/rooms/window-day.svg?raw'
import night from '../../svg/rooms/window-night.svg?raw'
import winter from '../../svg/rooms/window-winter.svg?raw'
import { linen, mist, sage, walnut, wood } from '../palette.ts'
import { markupOf, withColors } from '../svg.ts'

const walls = {
  paper: { base: '#EFE6D6', soft: '#F6EFE2', mark: '#E0D3BC' },
  sage: { base: '#C3CDB4', soft: '#D0D9C3', mark: '#B3BFA3' },
  mist: { base: '#C3D3CE', soft: '#D2DFDA', mark: '#B0C4BE' },
  apricot: { base: '#F3CFA9', soft: '#F7DCBF', mark: '#E9BE92' },
  wheat: { base: '#F0DBA8', soft: '#F5E5BF', mark: '#E4CB90' },
  rose: { base: '#E6C3C0', soft: '#EFD3CF', mark: '#D9B0AE' },
  lilac: { base: '#D3C6D6', soft: '#DFD4E1', mark: '#C3B3C7' },
  forest: { base: '#3F6653', soft: '#4A7360', mark: '#355947' },
  dusk: { base: '#4C4F74', soft: '#575B82', mark: '#424566' },
} as const

const tables = {
  oak: { base: '#DDBC92', edge: '#EFD8B6', mark: wood.light, line: wood.base },
  walnut: { base: walnut.light, edge: walnut.pale, mark: walnut.base, line: walnut.deep },
  linen: { base: linen.light, edge: linen.pale, mark: linen.base, line: linen.deep },
  sage: { base: sage.base, edge: sage.light, mark: sage.light, line: sage.deep },
  mist: { base: mist.base, edge: mist.light, mark: mist.light, line: mist.deep },
} as const

const windows = { autumn, day, night, winter }

export interface Room {
  readonly wall: keyof typeof walls
  readonly table: keyof typeof tables
  /** View from the window; without it there is no window. */
  readonly view?: keyof typeof windows
  /** Whether light and window are on the right instead of the left. */
  readonly mirrored?: boolean
}

/** Colours as CSS variables of the file; `standalone.ts` adds their evening colours. */
const variables = (prefix: string, colors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).map(([tone, color]) => [
      tone,
      `var(--room-${prefix}-${tone}, ${/#\w+/.exec(color)?.[0] ?? color})`,
    ]),
  )

/** Markup of the wall and the table behind a table scene of 480 × 300. */
export function room({ wall, table, view, mirrored = false }: Room): string {
  const wallColors = variables('wall', walls[wall])
  const marks = withColors(markupOf(wallFile), { wall: wallColors }) + (view ? markupOf(windows[view]) : '')
  return (
    `<path d="M0 0h480v300H0z" fill="${wallColors.base}"/>` +
    (mirrored ? `<g transform="translate(480 0) scale(-1 1)">${marks}</g>` : marks) +
    withColors(markupOf(tableFile), { table: variables('table', tables[table]) })
  )
}
