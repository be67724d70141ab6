import { ProblemError } from '../../lib/problem-error.ts'

/** Whether the API refuses health data because the user's consent or an admin's reason is missing. */
export const isHealthRefused = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'consent_needed' || error.code === 'reason_needed')
