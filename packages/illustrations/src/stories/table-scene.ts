import linenCloth from '../../svg/objects/linen-cloth.svg?raw'
import steam from '../../svg/objects/steam.svg?raw'
import { forest, linen, type Tones } from '../palette.ts'
import { groundShadow, positioned } from '../positioned.ts'
import { seeded } from '../seeded.ts'
import { markupOf, withColors } from '../svg.ts'
import { type ObjectName, objects } from './objects.ts'
import { type Room, room } from './room.ts'

/** Main object of a table scene: markup in a box of 100 × 100, with the foot at (50, 94). */
export interface Subject {
  readonly markup: string
  readonly size: number
  /** Width of its ground shadow as a share of the size; 0 for none. */
  readonly shade?: number
  readonly steams?: boolean
}

export interface TableScenePlan extends Room {
  readonly subject: Subject
  /** Tall objects behind the subject, and small ones in front of it, each from left to right. */
  readonly back?: readonly ObjectName[]
  readonly front?: readonly ObjectName[]
  readonly cloth?: Tones
}

interface StandingObject {
  readonly name: ObjectName
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly size: number
}

/**
 * Markup of a table scene of 480 × 300: a room, a table, the subject and the objects around it.
 * @param seed determines offsets, turns and sizes of the objects
 */
export function tableScene(seed: string, { subject, back = [], front = [], cloth, ...behind }: TableScenePlan): string {
  const random = seeded(seed)
  const middle = behind.mirrored ? 216 : 264
  const backRow = spread(back, middle, subject.size * 0.36, [54, 426], () => 222 + random() * 8, random, 1)
  const frontRow = spread(front, middle, subject.size * 0.5, [48, 430], () => 264 + random() * 22, random, 1.06)
  return [
    room(behind),
    ...backRow.map(standing),
    cloth ? clothBelow(cloth, middle) : '',
    ...subjectAt(middle, subject),
    ...frontRow.toSorted((one, other) => one.y - other.y).map(standing),
  ].join('')
}

const clothBelow = (tones: Tones, middle: number): string =>
  positioned(withColors(markupOf(linenCloth), { linen: tones, band: tones === linen ? forest.light : linen.pale }), {
    x: middle - 8,
    y: 292,
    size: 340,
  })

const subjectAt = (x: number, { markup, size, shade = 0.86, steams }: Subject): string[] => [
  shade ? groundShadow({ x: x + 10, y: 268, width: size * shade, height: size * 0.2 }) : '',
  positioned(markup, { x, y: 272, size }),
  steams ? positioned(markupOf(steam), { x, y: 272 - size * 0.52, size: size * 0.52 }) : '',
]

const standing = ({ name, ...position }: StandingObject): string =>
  positioned(objects[name].markup, { ...position, shade: objects[name].shade })

const lying: ReadonlySet<ObjectName> = new Set(['carrot', 'basil', 'parsley', 'dill', 'spinach', 'spoon'])

/** Spreads objects left and right of the middle in equal slots, each with random offset, turn and size. */
function spread(
  names: readonly ObjectName[],
  middle: number,
  clearance: number,
  [from, to]: readonly [number, number],
  level: () => number,
  random: () => number,
  scale: number,
): StandingObject[] {
  const left = Math.round((names.length * (middle - from)) / (to - from))
  return names.map((name, index) => {
    const onLeft = index < left
    const [start, end] = onLeft ? [from, middle - clearance] : [middle + clearance, to]
    const count = onLeft ? left : names.length - left
    const slot = ((onLeft ? index : index - left) + 0.5) / count
    return {
      name,
      x: Math.round(start + (end - start) * slot + (random() - 0.5) * 8),
      y: Math.round(level()),
      turn: lying.has(name) ? Math.round((onLeft ? -1 : 1) * (58 + random() * 20)) : Math.round((random() - 0.5) * 8),
      size: Math.round(objects[name].size * scale * (0.94 + random() * 0.12)),
    }
  })
}
