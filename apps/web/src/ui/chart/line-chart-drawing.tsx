import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { useParentSize } from '@visx/responsive'
import { scaleLinear, scaleUtc } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { type PointerEvent, useState } from 'react'
import { formatDayAndMonth, formatMonthAndYear, formatNumber, formatShortDate } from '../../lib/format.ts'
import { type DayValue, type LineChartData, toUtcDate } from './line-chart-data.ts'

/** Margins in pixels for the labels of the axes and of the highest value. */
const margin = { top: 28, right: 16, bottom: 28, left: 44 }
const pixelsPerTick = { x: 80, y: 48 }
const longPeriodDays = 200
const dayMs = 86_400_000

const labelClass = 'fill-ink-soft text-xs tabular-nums'

interface Scales {
  readonly x: ReturnType<typeof scaleUtc<number>>
  readonly y: ReturnType<typeof scaleLinear<number>>
}

function createScales({ line, points, from, until }: LineChartData, width: number, height: number): Scales {
  const values = [...line, ...points].map(({ value }) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  // Minimum padding of the y axis: without it, tiny differences of a flat line would fill the whole height.
  const padding = Math.max((max - min) * 0.1, Math.abs(max) * 0.01, 0.5)
  return {
    x: scaleUtc<number>({ domain: [toUtcDate(from), toUtcDate(until)], range: [margin.left, width - margin.right] }),
    y: scaleLinear<number>({
      domain: [min - padding, max + padding],
      range: [height - margin.bottom, margin.top],
      nice: true,
    }),
  }
}

/** The drawing of a line chart in its parent's size, without animation. Colours follow the theme and forced colours. */
export function LineChartDrawing(data: LineChartData) {
  const { parentRef, width, height } = useParentSize({ debounceTime: 50 })
  const isMeasured = width > 0 && height > 0
  return (
    <div ref={parentRef} className="h-full w-full">
      {isMeasured ? <Drawing data={data} width={width} height={height} /> : null}
    </div>
  )
}

function Drawing({ data, width, height }: { data: LineChartData; width: number; height: number }) {
  const [active, setActive] = useState<string>()
  const scales = createScales(data, width, height)
  const { x, y } = scales
  const days = (toUtcDate(data.until).getTime() - toUtcDate(data.from).getTime()) / dayMs
  const formatTick = days > longPeriodDays ? formatMonthAndYear : formatDayAndMonth
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left
    setActive(nearestDay(data, x.invert(left).getTime()))
  }
  const xOf = ({ day }: DayValue) => x(toUtcDate(day))
  const yOf = ({ value }: DayValue) => y(value)
  return (
    <svg
      role="img"
      aria-label={data.label}
      width={width}
      height={height}
      className="block touch-pan-y"
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setActive(undefined)}
    >
      <GridRows
        scale={y}
        left={margin.left}
        width={width - margin.left - margin.right}
        numTicks={tickCount(height, pixelsPerTick.y)}
        stroke="var(--line)"
      />
      <AxisLeft
        scale={y}
        left={margin.left}
        numTicks={tickCount(height, pixelsPerTick.y)}
        hideAxisLine
        hideTicks
        tickFormat={(value) => formatNumber(Number(value))}
        tickComponent={({ x: left, y: top, formattedValue }) => (
          <text x={left} y={top} dy="0.3em" textAnchor="end" className={labelClass}>
            {formattedValue}
          </text>
        )}
      />
      <AxisBottom
        scale={x}
        top={height - margin.bottom}
        tickValues={timeTicks(x, Math.min(tickCount(width, pixelsPerTick.x), days))}
        stroke="var(--line-strong)"
        hideTicks
        tickFormat={(value) => formatTick(value as Date)}
        tickComponent={({ x: left, y: top, formattedValue }) => (
          <text x={left} y={top} dy="0.5em" textAnchor="middle" className={labelClass}>
            {formattedValue}
          </text>
        )}
      />
      {data.points.map((point) => (
        <circle key={point.day} cx={xOf(point)} cy={yOf(point)} r={3} className="fill-leaf opacity-40" />
      ))}
      <LinePath
        data={[...data.line]}
        x={xOf}
        y={yOf}
        className="fill-none stroke-leaf stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]"
      />
      <Highlight
        data={data}
        day={active ?? data.line.at(-1)?.day}
        isActive={active !== undefined}
        scales={scales}
        width={width}
      />
    </svg>
  )
}

/** At most `count` times at even distances. D3 takes `count` as a hint: for 10 ticks over three months it returns 13 weeks. */
function timeTicks(x: Scales['x'], count: number): Date[] {
  const ticks = x.ticks(count)
  const step = Math.ceil(ticks.length / count)
  return ticks.filter((_, index) => index % step === 0)
}

const tickCount = (pixels: number, pixelsEach: number) => Math.max(2, Math.floor(pixels / pixelsEach))

/** Day of the line's value nearest to a moment in epoch milliseconds; undefined for an empty line. */
function nearestDay({ line }: LineChartData, time: number): string | undefined {
  const distance = ({ day }: DayValue) => Math.abs(toUtcDate(day).getTime() - time)
  return line.reduce<DayValue | undefined>(
    (nearest, value) => (nearest && distance(nearest) <= distance(value) ? nearest : value),
    undefined,
  )?.day
}

interface HighlightProps {
  readonly data: LineChartData
  readonly day: string | undefined
  /** Whether somebody points at the day; otherwise it is the last day of the line. */
  readonly isActive: boolean
  readonly scales: Scales
  readonly width: number
}

/** Highlighted day of the line with its value, labelled inside the drawing. */
function Highlight({ data, day, isActive, scales: { x, y }, width }: HighlightProps) {
  const value = data.line.find((each) => each.day === day)
  if (!value) return null
  const left = x(toUtcDate(value.day))
  const top = y(value.value)
  const isOnRight = left > width / 2
  const text = data.formatValue(value.value)
  return (
    <g className="pointer-events-none">
      <circle cx={left} cy={top} r={4.5} className="fill-leaf stroke-raised stroke-2" />
      <text
        x={left}
        y={Math.max(top - 14, 14)}
        textAnchor={isOnRight ? 'end' : 'start'}
        className="fill-ink stroke-raised stroke-4 text-sm font-semibold tabular-nums [paint-order:stroke]"
      >
        {isActive ? `${formatShortDate(value.day)}: ${text}` : text}
      </text>
    </g>
  )
}
