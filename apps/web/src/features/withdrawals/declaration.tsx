import type { WithdrawalDetails } from './details-step.tsx'
import { texts } from './texts.ts'

interface DeclarationProps extends WithdrawalDetails {
  /** Additional rows of name and value. */
  rows?: readonly (readonly [name: string, value: string])[]
}

/** Rows of a withdrawal declaration. */
export const Declaration = ({ name, email, contract, rows = [] }: DeclarationProps) => (
  <dl className="mt-3">
    {[[texts.contract, contract], [texts.name, name], [texts.email, email], ...rows].map(([label, value]) => (
      <div key={label} className="border-b border-line py-3 last:border-b-0">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
