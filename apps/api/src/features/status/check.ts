import type { StatusPart, StatusState } from '@kostbar/contracts/status/schemas'

/** Result of a check that succeeded. */
export interface CheckResult {
  /** State that is worse than the duration of the check implies. */
  readonly state?: Exclude<StatusState, 'OK'>
  readonly count?: number
  readonly lastEventAt?: Date | null
}

/** Check of one part; resolves when the part works and rejects when it does not. */
export interface StatusCheck {
  readonly part: StatusPart
  /** Runs the check. @param signal aborts after the time limit; the result of a check that ignores it is discarded */
  check(signal: AbortSignal): Promise<CheckResult>
}
