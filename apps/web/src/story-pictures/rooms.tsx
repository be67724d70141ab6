import { Body } from '../ui/pictures/body.tsx'
import { grain, outline } from '../ui/pictures/hand.ts'
import {
  apricot,
  blueberry,
  cream,
  forest,
  herb,
  linen,
  mist,
  plum,
  sage,
  shadow,
  type Tones,
  walnut,
  wheat,
  wood,
} from '../ui/pictures/palette.ts'

type Wall = { base: string; soft: string; mark: string }

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
} as const satisfies Record<string, Wall>

const tables = {
  oak: { base: '#DDBC92', edge: '#EFD8B6', mark: wood.light, line: wood.base },
  walnut: { base: walnut.light, edge: walnut.pale, mark: walnut.base, line: walnut.deep },
  linen: { base: linen.light, edge: linen.pale, mark: linen.base, line: linen.deep },
  sage: { base: sage.base, edge: sage.light, mark: sage.light, line: sage.deep },
  mist: { base: mist.base, edge: mist.light, mark: mist.light, line: mist.deep },
} as const

const views = {
  day: { sky: '#FBE7C3', far: herb.pale, near: sage.base, lamp: apricot.pale },
  winter: { sky: '#D8E3E6', far: '#EEF3F2', near: '#FBFCFA', lamp: cream.pale },
  night: { sky: blueberry.deep, far: '#3A3E63', near: '#23263F', lamp: wheat.pale },
  autumn: { sky: '#F6DDB6', far: apricot.light, near: apricot.deep, lamp: wheat.light },
} as const

export type Room = {
  wall: keyof typeof walls
  table: keyof typeof tables
  /** What one sees through a window in the wall; no window when left out. */
  view?: keyof typeof views
  /** Puts window and light on the right. */
  mirrored?: boolean
}

/** Where the table begins, in the picture's units (480 × 300). */
const tableTop = 190

/** Wall and table behind a still life of 480 × 300. */
export function RoomBehind({ wall, table, view, mirrored = false }: Room) {
  const { base, soft, mark } = walls[wall]
  return (
    <g>
      <path d="M0 0h480v300H0z" fill={base} />
      <g transform={mirrored ? 'translate(480 0) scale(-1 1)' : undefined}>
        <path d={grain('wall', 14, 8, 10, 464, 176, 5)} stroke={mark} strokeWidth="1.6" opacity=".7" />
        <path d="M262 26L330 44L344 128L274 112zM338 46L404 62L420 146L352 130z" fill={soft} />
        <path d="M276 122L346 138L354 186L284 186zM354 140L422 156L427 186L362 186z" fill={soft} opacity=".8" />
        {view ? <WindowInWall view={view} /> : null}
      </g>
      <TableAhead table={table} />
    </g>
  )
}

function TableAhead({ table }: { table: Room['table'] }) {
  const { base, edge, mark, line } = tables[table]
  return (
    <g>
      <path d={`M0 ${tableTop}Q240 ${tableTop - 5} 480 ${tableTop}V300H0z`} fill={base} />
      <path
        d={`M0 ${tableTop}Q240 ${tableTop - 5} 480 ${tableTop}v4Q240 ${tableTop - 1} 0 ${tableTop + 4}z`}
        fill={edge}
      />
      <path d="M0 226Q240 220 480 226M0 266Q240 260 480 266" stroke={line} strokeWidth="1.3" opacity=".45" />
      <path d={grain('story table', 16, 6, 200, 468, 96)} stroke={mark} strokeWidth="1.5" opacity=".8" />
      <path d="M250 198L352 196L446 262L300 268z" fill={cream.pale} opacity=".22" />
    </g>
  )
}

const hills = outline([
  [20, 128],
  [60, 104],
  [110, 118],
  [150, 98],
  [210, 122],
  [210, 190],
  [20, 190],
])
const meadow = outline([
  [20, 150],
  [80, 136],
  [140, 146],
  [210, 132],
  [210, 200],
  [20, 200],
])

function WindowInWall({ view }: { view: keyof typeof views }) {
  const { sky, far, near, lamp } = views[view]
  const frame: Tones = view === 'night' ? { ...plum, base: '#E6DBC6', pale: '#F1E9DA' } : linen
  return (
    <g transform="translate(4 20)">
      <path d="M46 22L186 20L190 170L44 172z" fill={shadow} transform="translate(5 5)" />
      <path d="M46 22L186 20L190 170L44 172z" fill={frame.pale} />
      <Body d="M55 31L178 29L181 162L53 164z" fill={sky}>
        <circle cx="140" cy="66" r="21" fill={lamp} opacity=".35" />
        <circle cx="140" cy="66" r="14" fill={lamp} />
        {view === 'night' ? (
          <path d="M72 52h.1M92 78h.1M104 44h.1M70 96h.1M164 98h.1M122 92h.1" stroke={cream.pale} strokeWidth="2.2" />
        ) : null}
        <path d={hills} fill={far} />
        <path d={meadow} fill={near} />
        {view === 'winter' ? (
          <path
            d="M70 50h.1M90 70h.1M112 48h.1M78 92h.1M102 96h.1M164 104h.1M126 112h.1M66 120h.1M150 120h.1"
            stroke="#fff"
            strokeWidth="3.4"
          />
        ) : null}
        {view === 'day' ? <path d="M64 146q8-22 16 0M150 142q10-26 18 0" fill={forest.light} /> : null}
      </Body>
      <path d="M116 30L118 163M54 92L180 90" stroke={frame.base} strokeWidth="5" />
      <path d="M116 30L118 163M54 92L180 90" stroke={frame.pale} strokeWidth="2.4" />
      <path d="M38 170L196 168L198 177L38 179z" fill={frame.base} />
      <path d="M38 170L196 168L197 172L38 174z" fill={frame.pale} />
    </g>
  )
}
