import type { RefObject } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { texts } from './texts.ts'

interface StartRequestProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly isRequested: boolean
  /** Whether the order was refused because the request is missing. */
  readonly isMissing: boolean
  readonly onChange: (isRequested: boolean) => void
}

/** Checkbox of a consumer's express request that the service starts within the withdrawal period. */
export const StartRequest = ({ ref, isRequested, isMissing, onChange }: StartRequestProps) => (
  <Checkbox
    ref={ref}
    required
    label={texts.requestStart}
    checked={isRequested}
    onChange={({ target }) => onChange(target.checked)}
    error={isMissing ? texts.startNotRequested : undefined}
  />
)
