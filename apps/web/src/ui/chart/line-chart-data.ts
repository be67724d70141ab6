/** Value measured on a calendar day. */
export interface DayValue {
  /** Calendar day as `2026-11-21`. */
  readonly day: string
  readonly value: number
}

/** Data of a line chart, with its texts. */
export interface LineChartData {
  /** Accessible name: what the chart shows, and for which period. */
  readonly label: string
  /** Values of the line, oldest first. */
  readonly line: readonly DayValue[]
  /** Values of the faint points beside the line, oldest first. */
  readonly points: readonly DayValue[]
  /** First and last day of the x axis. */
  readonly from: string
  readonly until: string
  /** Formats a value with its unit. */
  readonly formatValue: (value: number) => string
}

/** Midnight of a calendar day in UTC, which is the time zone of the x axis. */
export const toUtcDate = (day: string) => new Date(`${day}T00:00:00Z`)
