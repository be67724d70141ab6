import { Body } from './body.tsx'
import { Heap } from './dish/heap.tsx'
import { grainBed, kindOf } from './dish/kinds.tsx'
import { type DishPlan, planDish } from './dish/plan.ts'
import { CutleryFromAbove, TableFromAbove } from './dish/table.tsx'
import { VesselFromAbove } from './dish/vessels.tsx'
import { grain, outline, oval, speckles } from './hand.ts'
import { apricot, forest, mist, plum, sage, type Tones, terracotta } from './palette.ts'
import { Picture, type PictureProps } from './picture.tsx'

type DishPictureProps = PictureProps & {
  /** Anything that stays with the dish, as its slug or id: it decides arrangement and colours. */
  seed: string
  /** Ingredient kinds as in `dish/kinds.tsx`, the leading one first; unknown ones become green leaves. */
  kinds: readonly string[]
}

const helping = oval(0, 0, 102, 102, 'helping', 0.02)
const gleam = outline([
  [-92, -10],
  [-60, -70],
  [10, -88],
  [60, -60],
  [20, -30],
  [-30, 10],
  [-70, 40],
])
const glazes: readonly Tones[] = [forest, mist, terracotta, sage, plum, apricot]

/** A dish seen from above, 4:3, composed from its ingredients; the same seed and kinds give the same picture. */
export function DishPicture({ seed, kinds, className, title }: DishPictureProps) {
  const plan = planDish(seed, kinds)
  const glaze = glazes[Math.floor(plan.glaze * glazes.length)] ?? forest
  const middle = plan.mirrored ? 214 : 186
  return (
    <Picture className={className} title={title} width={400} height={300}>
      <TableFromAbove choice={plan.table} cloth={plan.cloth} mirrored={plan.mirrored} />
      <Loose plan={plan} seed={seed} />
      {plan.vessel === 'board' || plan.vessel === 'pan' ? null : (
        <CutleryFromAbove mirrored={plan.mirrored} spoon={plan.vessel !== 'plate'} />
      )}
      <g transform={`translate(${plan.vessel === 'board' ? 200 : middle} 150)`}>
        <VesselFromAbove vessel={plan.vessel} glaze={glaze} mirrored={plan.mirrored}>
          <Bed plan={plan} />
          {plan.portions.map(({ name, kind, x, y, reach }) => (
            <Heap key={name} kind={kind} x={x} y={y} reach={reach} seed={seed + name} />
          ))}
          {plan.garnish ? (
            <Heap kind={plan.garnish} x={0} y={0} reach={plan.portions.length > 1 ? 46 : 60} seed={seed} />
          ) : null}
        </VesselFromAbove>
      </g>
    </Picture>
  )
}

/** What lies under the pieces: a filled bowl, a round helping on a plate, nothing on a board or in a pan. */
function Bed({ plan: { vessel, lead } }: { plan: DishPlan }) {
  if (vessel === 'board' || vessel === 'pan') return null
  const tones = lead.bed ?? grainBed
  const grainy = lead.grainy || !lead.bed
  return (
    <g transform={vessel === 'plate' ? 'scale(.86)' : undefined}>
      <Body d={helping} fill={tones.base}>
        <path d={gleam} fill={tones.light} />
        <path d="M-40 92A100 100 0 0 0 92-40A120 120 0 0 1-40 92z" fill={tones.deep} opacity=".45" />
        {grainy ? (
          <g strokeDasharray="0 27 0 45 0 36">
            <path d={speckles('bed', 420, 0, 0, 98, 98)} stroke={tones.deep} strokeWidth="5" opacity=".55" />
            <path d={speckles('bed-light', 420, -3, -3, 96, 96)} stroke={tones.pale} strokeWidth="4" opacity=".85" />
          </g>
        ) : (
          <path d={grain('bed', 16, -84, -84, 168, 168, 8)} stroke={tones.pale} strokeWidth="3" opacity=".6" />
        )}
      </Body>
    </g>
  )
}

const cornerReach = [30, 34] as const

/** A few pieces of what is in the dish, left lying in the free corners of the table. */
function Loose({ plan, seed }: { plan: DishPlan; seed: string }) {
  if (plan.vessel === 'board') return null
  const side = plan.mirrored ? 1 : -1
  const raw = plan.portions.filter(({ kind }) => !kind.tidy)
  return cornerReach.map((reach, corner) => {
    const kind = raw.at(-corner)?.kind ?? kindOf('basil')
    const few = { ...kind, count: Math.min(3, kind.count), fan: false, size: Math.min(1, kind.size) }
    const y = corner === 0 ? 38 : 264
    return <Heap key={reach} kind={few} x={200 + side * 166} y={y} reach={reach} seed={`${seed} loose ${corner}`} />
  })
}
