import { seeded } from '../seeded.ts'
import { type Kind, kindOf, type Vessel } from './kinds.ts'

type Spot = { x: number; y: number; radius: number }
type Portion = Spot & { name: string; kind: Kind }

/** Layout of a dish; positions are in the vessel's units around its middle. */
export type DishPlan = {
  vessel: Vessel
  lead: Kind
  portions: Portion[]
  garnish: Kind | undefined
  /** Numbers from 0 to below 1 that choose the colours of table, cloth and glaze. */
  table: number
  cloth: number
  glaze: number
  mirrored: boolean
}

/** Layout of 1–6 portions in a round vessel of radius 100: their radius, their distance from the middle, and whether one lies in the middle. */
const rounds: Record<number, { radius: number; distance: number; middle: boolean }> = {
  1: { radius: 74, distance: 0, middle: true },
  2: { radius: 58, distance: 45, middle: false },
  3: { radius: 54, distance: 50, middle: false },
  4: { radius: 48, distance: 55, middle: false },
  5: { radius: 44, distance: 60, middle: false },
  6: { radius: 41, distance: 63, middle: true },
}

/** Plans a dish of at most six portions from a seed and ingredient names; the same input gives the same dish. */
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
    portions: laid.map((portion, index) => ({ ...portion, ...(spots[index] ?? { x: 0, y: 0, radius: 40 }) })),
    garnish,
    table: random(),
    cloth: random(),
    glaze: random(),
    mirrored: random() < 0.5,
  }
}

function roundSpots(count: number, turn: number): Spot[] {
  const { radius, distance, middle } = rounds[count] ?? { radius: 62, distance: 0, middle: true }
  const around = middle ? count - 1 : count
  const spots = Array.from({ length: around }, (_, index): Spot => {
    const angle = turn + (index / around) * 2 * Math.PI
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, radius }
  })
  return middle ? [...spots, { x: 0, y: 0, radius }] : spots
}

function boardSpots(count: number): Spot[] {
  const rows = count > 3 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  const radius = rows === 2 ? 50 : Math.min(78, 176 / perRow)
  return Array.from({ length: count }, (_, index): Spot => {
    const row = Math.floor(index / perRow)
    const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow
    const step = 300 / perRow
    return {
      x: ((index % perRow) - (inRow - 1) / 2) * step,
      y: rows === 2 ? (row - 0.5) * 88 : 0,
      radius,
    }
  })
}
