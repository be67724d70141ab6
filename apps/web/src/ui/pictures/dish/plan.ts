import { seeded } from '../seeded.ts'
import { type Kind, kindOf, type Vessel } from './kinds.tsx'

type Spot = { x: number; y: number; reach: number }
type Portion = Spot & { name: string; kind: Kind }

/** Where everything in a dish goes; positions are in the vessel's units around its middle. */
export type DishPlan = {
  vessel: Vessel
  lead: Kind
  portions: Portion[]
  garnish: Kind | undefined
  /** Numbers from 0 to below 1 that choose table, cloth and glaze. */
  table: number
  cloth: number
  glaze: number
  mirrored: boolean
}

/** Places for 1–6 portions in a round vessel of 100 units in reach: shares of reach and distance, and whether one lies in the middle. */
const rounds: Record<number, { reach: number; distance: number; middle: boolean }> = {
  1: { reach: 74, distance: 0, middle: true },
  2: { reach: 58, distance: 45, middle: false },
  3: { reach: 54, distance: 50, middle: false },
  4: { reach: 48, distance: 55, middle: false },
  5: { reach: 44, distance: 60, middle: false },
  6: { reach: 41, distance: 63, middle: true },
}

/** Plans a dish from a seed and ingredient kinds: the same input gives the same dish, and at most six portions find room. */
export function planDish(seed: string, names: readonly string[]): DishPlan {
  const random = seeded(`${seed} ${names.join(' ')}`)
  const chosen = [...new Set(names)].slice(0, 7).map((name) => ({ name, kind: kindOf(name) }))
  const served = chosen.filter(({ kind }) => !kind.garnish).slice(0, 6)
  const garnish = chosen.find(({ kind }) => kind.garnish)?.kind
  const laid = served.length > 0 ? served : [{ name: 'spinach', kind: kindOf('spinach') }]
  const lead = laid[0]?.kind ?? kindOf('spinach')
  const choices: readonly Vessel[] = lead.vessels ?? ['bowl', 'plate']
  const vessel = choices[Math.floor(random() * choices.length)] ?? 'bowl'
  const turn = random() * 2 * Math.PI
  const spots = vessel === 'board' ? boardSpots(laid.length) : roundSpots(laid.length, turn)
  return {
    vessel,
    lead,
    portions: laid.map((portion, index) => ({ ...portion, ...(spots[index] ?? { x: 0, y: 0, reach: 40 }) })),
    garnish,
    table: random(),
    cloth: random(),
    glaze: random(),
    mirrored: random() < 0.5,
  }
}

function roundSpots(count: number, turn: number): Spot[] {
  const { reach, distance, middle } = rounds[count] ?? { reach: 62, distance: 0, middle: true }
  const around = middle ? count - 1 : count
  const spots = Array.from({ length: around }, (_, index): Spot => {
    const angle = turn + (index / around) * 2 * Math.PI
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, reach }
  })
  return middle ? [...spots, { x: 0, y: 0, reach }] : spots
}

function boardSpots(count: number): Spot[] {
  const rows = count > 3 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  const reach = rows === 2 ? 50 : Math.min(78, 176 / perRow)
  return Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / perRow)
    const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow
    const step = 300 / perRow
    return {
      x: ((index % perRow) - (inRow - 1) / 2) * step,
      y: rows === 2 ? (row - 0.5) * 88 : 0,
      reach,
    }
  })
}
