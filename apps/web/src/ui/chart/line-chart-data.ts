/** A value of a calendar day. */
export interface DayValue {
  /** `2026-11-21` */
  readonly day: string
  readonly value: number
}

/** What a line chart shows, and in which words. */
export interface LineChartData {
  /** Accessible name: what is shown, of which period. */
  readonly label: string
  /** The line, oldest first. */
  readonly line: readonly DayValue[]
  /** Faint points beside the line, oldest first. */
  readonly points: readonly DayValue[]
  /** First and last day of the x axis. */
  readonly from: string
  readonly until: string
  /** A value with its unit. */
  readonly formatValue: (value: number) => string
}

/** Midnight of a calendar day in UTC, the time zone of the x axis. */
export const toUtcDate = (day: string) => new Date(`${day}T00:00:00Z`)
