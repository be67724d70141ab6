import { formatNumber, formatTenths } from '@kostbar/contracts/number-format'
import { texts as dayTexts } from '../../domain/days/texts.ts'
import { texts } from './texts.ts'

/** Values of a day, or their means over a week; null when nothing was entered. */
export interface DayFigures {
  readonly waterMl: number | null
  readonly steps: number | null
  readonly sleepQuality: number | null
  readonly mood: number | null
  readonly energy: number | null
}

type Figure = keyof DayFigures

/** Names of the values, in the order of a table. */
export const figureNames: Readonly<Record<Figure, string>> = {
  waterMl: dayTexts.water,
  steps: texts.steps,
  sleepQuality: texts.sleepColumn,
  mood: texts.mood,
  energy: texts.energy,
}

const formats: Readonly<Record<Figure, (value: number) => string>> = {
  waterMl: (ml) => dayTexts.litres(formatNumber(Math.round(ml / 10) / 100)),
  steps: (steps) => formatNumber(Math.round(steps)),
  sleepQuality: (value) => texts.outOf(formatTenths(value), 5),
  mood: (value) => texts.outOf(formatTenths(value), 5),
  energy: (value) => texts.outOf(formatTenths(value), 10),
}

/** A value with its unit: '1,75 l', '3,5/5'; '–' for null. */
export const formatFigure = (figure: Figure, value: number | null): string =>
  value === null ? texts.nothing : formats[figure](value)

/**
 * Values to show, in the order of a table.
 * @param isHidden whether protective mode hides numbers such as water and steps
 */
export const shownFigures = (isHidden: boolean): readonly Figure[] =>
  isHidden ? ['sleepQuality', 'mood', 'energy'] : ['waterMl', 'steps', 'sleepQuality', 'mood', 'energy']
